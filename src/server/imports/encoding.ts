import chardet from "chardet";
import iconv from "iconv-lite";
import { ImportFailure } from "./import-failure.ts";

/** How the bytes of a table become text, and how that was found out. */
export type Encoding = { name: string; from: "mark" | "utf-8" | "guess" | "asked" };

/** Turns bytes into text piece by piece. */
export type Decoder = { write(bytes: Buffer): string; end(): string };

/** A guess is taken from this confidence on (of 100) ... */
const confidentFrom = 25;
/** ... if the next that reads differently is so much less likely. */
const leadNeeded = 5;
/** What reads well in one encoding alone, and in so many words, is in that one. */
const wordsNeeded = 3;

/**
 * A decoder that never puts a replacement in the place of what it cannot read.
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
  // TextDecoder is no help here: Node 20 reads windows-1252 as if it were ISO-8859-1.
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
 * The encoding that was asked for by name.
 *
 * @throws ImportFailure if there is none of that name
 */
export function askedEncoding(name: string): Encoding {
  if (/^utf-?8$/i.test(name)) return { name: "UTF-8", from: "asked" };
  if (iconv.encodingExists(name)) return { name, from: "asked" };
  throw new ImportFailure(`There is no encoding named “${name}”. Try UTF-8 or windows-1252.`);
}

/** The encoding that a byte order mark, or the zeros of UTF-16 text without one, announce. */
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
 * The encoding of text that is not UTF-8, from a sample that holds bytes outside ASCII.
 *
 * @throws ImportFailure if several are possible and would read the text differently
 */
export function guessEncoding(sample: Buffer): Encoding {
  const words = wordsOutsideAscii(sample);
  const likely = new Map<string, number>([["macintosh", 0]]);
  for (const { name, confidence } of [...chardet.analyse(sample), ...chardet.analyse(words)]) {
    const known = name === "ISO-8859-1" ? "windows-1252" : name;
    if (!iconv.encodingExists(known) || known === "ASCII" || known === "UTF-8") continue;
    likely.set(known, Math.max(confidence, likely.get(known) ?? 0));
  }
  // Of a few words nothing is found out; most are in the usual encoding.
  if (likely.size === 1) likely.set("windows-1252", 0);
  const readings = [...likely]
    .map(([name, confidence]) => ({ name, confidence, text: iconv.decode(words, name) }))
    .filter(({ text }) => isPlausible(text))
    .sort((a, b) => b.confidence - a.confidence);
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

/** Whether text looks as if people wrote it: no controls, no symbols or lone capitals in words. */
function isPlausible(text: string): boolean {
  return !(
    /[\uFFFD\u0080-\u009f]/.test(text) ||
    /\p{L}[\p{S}\p{No}§¶†‡•\u00a0]\p{L}/u.test(text) ||
    /\p{Ll}(?![A-Z])\p{Lu}/u.test(text)
  );
}

/** The words that hold bytes outside ASCII, one after the other: the rest says nothing. */
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
