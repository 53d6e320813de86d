import chardet from "chardet";
import iconv from "iconv-lite";
import { ImportFailure } from "./import-failure.ts";

/** Encoding of a table, and how it was determined. */
export type Encoding = { name: string; from: "mark" | "utf-8" | "guess" | "asked" };

/** Text decoded with an encoding, and the confidence that it is the right one, 0 to 100. */
type Reading = { name: string; confidence: number; text: string };

/** Decodes bytes in chunks. */
export type Decoder = { write(bytes: Buffer): string; end(): string };

/** Legacy encodings of tables in western European languages, the most usual first. */
const westernNames: ReadonlySet<string> = new Set(["windows-1252", "macintosh"]);
/** Encodings of other scripts, which a few words may be in although the detector does not report them. */
const otherScriptNames = ["windows-1251", "windows-1253", "KOI8-R"];
/** Minimum number of different words, and minimum lead in confidence (of 100), for choosing another encoding. */
const foreignWords = 20;
const foreignLead = 10;
/** Minimum confidence of a guess (of 100) ... */
const confidentFrom = 25;
/** ... and its minimum lead over the next encoding that decodes differently. */
const leadNeeded = 5;
/** Maximum share of the different words that may be odd. */
const oddShare = 0.01;
/** Patterns that no real word contains: symbols and marks inside, except an accent as an apostrophe; lone capitals. */
const oddities: readonly RegExp[] = [
  /\p{L}(?!´)[\p{S}\p{No}§¶†‡•‰ƒˆ‚„“”‘‹›«»ºª\u00a0]\p{L}/u,
  /ƒ\p{L}|\p{L}(?!´)[ƒ‡¿¡\p{Sk}\p{Lm}]|Ÿ\p{Ll}/u,
  /\p{Ll}(?![A-Z])\p{Lu}/u,
  /\p{Lu}[ŠŽŒ]\p{Ll}/u,
];
/** Minimum number of words for accepting the only encoding in which a text is plausible. */
const wordsNeeded = 3;

/**
 * Returns a decoder that never replaces invalid bytes.
 *
 * @throws ImportFailure from `write` or `end` if the bytes are not in this encoding
 */
export function decoderFor(encoding: Encoding): Decoder {
  if (encoding.name === "UTF-8") {
    const decoder = new TextDecoder("utf-8", { fatal: true });
    return {
      write: (bytes) => unlessInvalid(() => decoder.decode(bytes, { stream: true })),
      end: () => unlessInvalid(() => decoder.decode()),
    };
  }
  // TextDecoder is unsuitable here: Node 20 decodes windows-1252 as ISO-8859-1.
  const decoder = iconv.getDecoder(encoding.name);
  const mayReplace = !/^utf-?16/i.test(encoding.name);
  const checked = (text: string) => {
    if (mayReplace && text.includes("\uFFFD")) throw notThisEncoding(encoding.name);
    return text;
  };
  return {
    write: (bytes) => checked(decoder.write(bytes)),
    end: () => checked(decoder.end() ?? ""),
  };
}

/**
 * Returns the encoding that the user selected by name.
 *
 * @throws ImportFailure if there is none of that name
 */
export function askedEncoding(name: string): Encoding {
  if (/^utf-?8$/i.test(name)) return { name: "UTF-8", from: "asked" };
  if (iconv.encodingExists(name)) return { name, from: "asked" };
  throw new ImportFailure(`There is no encoding named “${name}”. Try UTF-8 or windows-1252.`);
}

/** Returns the encoding that a byte order mark, or the zeros of UTF-16 text without one, indicate. */
export function announcedEncoding(start: Buffer): Encoding | null {
  if (start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf) {
    return { name: "UTF-8", from: "mark" };
  }
  if (start[0] === 0xff && start[1] === 0xfe) return { name: "UTF-16LE", from: "mark" };
  if (start[0] === 0xfe && start[1] === 0xff) return { name: "UTF-16BE", from: "mark" };
  if (start[0] !== 0 && start[1] === 0 && start[3] === 0)
    return { name: "UTF-16LE", from: "guess" };
  if (start[0] === 0 && start[1] !== 0 && start[2] === 0)
    return { name: "UTF-16BE", from: "guess" };
  return null;
}

/**
 * Guesses the encoding of text that is not UTF-8, from a sample that contains bytes outside ASCII: a western European
 * one, unless the text is implausible in those, or much of it is far more plausible in another.
 *
 * @throws ImportFailure if several are possible and would decode the text differently
 */
export function guessEncoding(sample: Buffer): Encoding {
  const words = wordsOutsideAscii(sample);
  const likely = likelyOf(sample, words);
  const isScript = isOtherScript(words);
  if (isScript) for (const name of otherScriptNames) likely.set(name, likely.get(name) ?? 0);
  const all = readingsOf(words, likely).filter(
    ({ name, text }) => !isScript || westernNames.has(name) || !isLatin(text),
  );
  const western = all.filter(({ name }) => westernNames.has(name));
  const isForeign = western.length === 0 || isScript || isOtherLanguage(all);
  const readings = isForeign ? all : western;
  const [best] = readings;
  if (!best) {
    throw new ImportFailure(
      "The file is not UTF-8, and its encoding is not clear. Save it as “CSV UTF-8”, or say which encoding it is (--encoding NAME).",
    );
  }
  const rival = readings.find(({ text }) => text !== best.text);
  if (!rival && best.text.trim().split(" ").length >= wordsNeeded) {
    return { name: best.name, from: "guess" };
  }
  const clear = best.confidence >= confidentFrom || !rival;
  if (clear && best.confidence - (rival?.confidence ?? 0) >= leadNeeded) {
    return { name: best.name, from: "guess" };
  }
  const others = rival?.text.split(" ");
  const differ = best.text.split(" ").findIndex((word, i) => word !== others?.[i]);
  const choices = readings
    .slice(0, 3)
    .map(({ name, text }) => `“${text.split(" ")[differ]}” as ${name} (--encoding ${name})`)
    .join(", ");
  throw new ImportFailure(
    `The file is not UTF-8, and its encoding is not clear. It reads ${choices}. Say which is right, or save it as “CSV UTF-8”.`,
  );
}

/** Returns whether a long enough text rules out western European languages: few words fit others too. */
function isOtherLanguage(readings: readonly Reading[]): boolean {
  // The detector reports no confidence for Mac encodings.
  const usual = readings.find(({ name }) => name === "windows-1252");
  const [other] = readings;
  if (!other || !usual || new Set(other.text.split(" ")).size < foreignWords) return false;
  return other.confidence - usual.confidence >= foreignLead;
}

/** Returns the possible encodings of a text and the confidence in each, 0 to 100. */
function likelyOf(sample: Buffer, words: Buffer): Map<string, number> {
  const likely = new Map([...westernNames].map((name) => [name, 0]));
  for (const { name, confidence } of [...chardet.analyse(sample), ...chardet.analyse(words)]) {
    const known = name === "ISO-8859-1" ? "windows-1252" : name;
    if (!iconv.encodingExists(known) || known === "ASCII" || known === "UTF-8") continue;
    likely.set(known, Math.max(confidence, likely.get(known) ?? 0));
  }
  return likely;
}

/** Decodes words with these encodings and returns the plausible results, the most likely first. */
function readingsOf(words: Buffer, likely: ReadonlyMap<string, number>): Reading[] {
  return [...likely]
    .map(([name, confidence]) => ({ name, confidence, text: iconv.decode(words, name) }))
    .filter(({ text }) => isPlausible(text))
    .sort((a, b) => b.confidence - a.confidence);
}

/** Returns whether several words have no ASCII letter: western European languages have no such words. */
function isOtherScript(words: Buffer): boolean {
  const found = words.toString("latin1").match(/[\xc0-\xff]{4}/g) ?? [];
  return found.length >= 2;
}

/** Returns whether text has several Latin letters outside ASCII in a row. */
function isLatin(text: string): boolean {
  return /\p{Script=Latin}{4}/u.test(text.replace(/[a-z]+/gi, " "));
}

/** Returns whether words look like real text; of many different ones, a few may be odd. */
function isPlausible(text: string): boolean {
  if (/[\uFFFD\u0080-\u009f]/.test(text)) return false;
  const words = [...new Set(text.split(" "))];
  const odd = words.filter((word) => oddities.some((oddity) => oddity.test(word)));
  return odd.length <= words.length * oddShare;
}

/** Returns the words that contain bytes outside ASCII, joined by spaces: the others do not depend on the encoding. */
function wordsOutsideAscii(sample: Buffer): Buffer {
  const words: Buffer[] = [];
  let start = 0;
  let wanted = false;
  for (let at = 0; at <= sample.length; at += 1) {
    const byte = sample[at] ?? 0;
    const inWord = byte >= 0x80 || (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);
    if (inWord) {
      wanted ||= byte >= 0x80;
      continue;
    }
    if (wanted) words.push(sample.subarray(start, at), Buffer.from(" "));
    start = at + 1;
    wanted = false;
  }
  return Buffer.concat(words);
}

function unlessInvalid(decode: () => string): string {
  try {
    return decode();
  } catch {
    throw notThisEncoding("UTF-8");
  }
}

function notThisEncoding(name: string): ImportFailure {
  return new ImportFailure(
    `The file holds bytes that do not exist in ${name}. Save it as “CSV UTF-8”, or say which encoding it is (--encoding NAME).`,
  );
}
