import { isLetter } from "./marked-runs.ts";
import { markedParts, parseMarkedText } from "./marked-text.ts";
import { isLoose, unitsOf, writeUnits } from "./marked-units.ts";
import type { MarkedUnits, Unit } from "./marked-units.ts";

/** A text and the selection in it. */
export type Chosen = { text: string; from: number; to: number };

/** The marks of emphasis and strong text, as `parseMarkedText` reads them. */
export type Mark = "*" | "**";

/** A paragraph or list item, and the range of its units to mark. */
type Part = { place: { from: number; to: number }; read: MarkedUnits; from: number; to: number };

/**
 * Toggles a mark on the selection of a text: adds it, or removes it if the whole selection has it. Handles each
 * paragraph and list item separately, and marks whole words and URLs, because asterisks within a word are plain text.
 * Without a selection, applies to the word at the cursor, or starts a mark there; at the end of a marked word the
 * cursor moves behind its mark.
 *
 * @returns the text with the same words selected; the unchanged text if the mark cannot be written, for example beside
 *   a single asterisk
 */
export function withMark(chosen: Chosen, mark: Mark): Chosen {
  const { text, from, to } = chosen;
  if (text.slice(from, to).trim() !== "") return marked(chosen, partsOf(chosen), mark);
  const word = wordAt(text, to);
  return word ? markedWord(word, to, mark) : begun(text, to, mark);
}

function marked(chosen: Chosen, parts: readonly Part[], mark: Mark): Chosen {
  const { text } = chosen;
  const isMarked = areMarked(parts, mark);
  let [result, done] = ["", 0];
  const ends: number[] = [];
  for (const { place, read, from, to } of parts) {
    const written = writeUnits(
      read.units.map((unit, at) =>
        at >= from && at < to ? { ...unit, [keyOf(mark)]: !isMarked } : unit,
      ),
    );
    if (!written) continue;
    result += text.slice(done, place.from);
    const [first = 0, last = 0] = [written.positions[from], written.positions[to - 1]];
    ends.push(result.length + first, result.length + last + 1);
    result += written.text;
    done = place.to;
  }
  result += text.slice(done);
  const [from, to] = [ends[0], ends.at(-1)];
  // Without an asterisk a line may start like a list item.
  if (from === undefined || to === undefined || seenIn(result) !== seenIn(text)) return chosen;
  return { text: result, from, to };
}

/** Returns the part of the selection that can be marked, for each paragraph and list item. */
function partsOf({ text, from, to }: Chosen): Part[] {
  return markedParts(text).flatMap((place) => {
    const read = unitsOf(text.slice(place.from, place.to));
    const unitAt = (at: number) =>
      read.placeOf[Math.max(0, Math.min(at, place.to) - place.from)] ?? 0;
    const [first, end] = wholeWords(read, unitAt(from), unitAt(to));
    return first < end ? [{ place, read, from: first, to: end }] : [];
  });
}

/**
 * Extends or shrinks a range of units to what can be marked: whole words and URLs, without spaces or hidden units at
 * the ends, and without punctuation beside a word that is not marked.
 */
function wholeWords({ units, links }: MarkedUnits, from: number, to: number): [number, number] {
  let [first, end] = [from, to];
  const isLetterAt = (at: number) => isLetter(units[at]?.sign ?? "");
  const isPassedOver = (at: number, beside: number) => {
    const unit = units[at];
    return !unit || !needsMark(unit) || (!isLetterAt(at) && isLetterAt(beside));
  };
  while (first < end && isPassedOver(first, first - 1)) first += 1;
  while (first < end && isPassedOver(end - 1, end)) end -= 1;
  if (first === end) return [first, end];
  for (const link of links) {
    const isAddress = link.from === link.wordsFrom;
    const isWithin = (at: number) => isAddress && at > link.from && at < link.to;
    if (isWithin(first) || (first === link.wordsFrom && end > link.wordsTo)) first = link.from;
    if (isWithin(end) || (end === link.wordsTo && first < link.wordsFrom)) end = link.to;
  }
  while (isLetterAt(first - 1)) first -= 1;
  while (isLetterAt(end)) end += 1;
  return [first, end];
}

function areMarked(parts: readonly Part[], mark: Mark): boolean {
  return parts.every(({ read, from, to }) =>
    read.units.slice(from, to).every((unit) => unit[keyOf(mark)] || !needsMark(unit)),
  );
}

function keyOf(mark: Mark) {
  return mark === "**" ? "isStrong" : "isEmphasis";
}

function needsMark(unit: Unit): boolean {
  return unit.isShown && !isLoose(unit);
}

/** Returns the word that contains or touches an offset; null if there is none. */
function wordAt(text: string, at: number): Chosen | null {
  let [from, to] = [at, at];
  while (isLetter(text.charAt(from - 1))) from -= 1;
  while (isLetter(text.charAt(to))) to += 1;
  return from < to ? { text, from, to } : null;
}

function markedWord(word: Chosen, at: number, mark: Mark): Chosen {
  const { text } = word;
  const parts = partsOf(word);
  const [part] = parts;
  const here = { text, from: at, to: at };
  if (!part) return here;
  const behind = /^\**/.exec(text.slice(at))?.[0].length ?? 0;
  if (at === word.to && behind > 0 && areMarked(parts, mark)) {
    return { text, from: at + behind, to: at + behind };
  }
  const result = marked(here, parts, mark);
  if (result === here) return here;
  const within = result.from + (part.read.placeOf[at - part.place.from] ?? 0) - part.from;
  return { ...result, from: within, to: within };
}

/** Inserts an empty mark at an offset, or removes one that is there. Returns the same text beside other asterisks. */
function begun(text: string, at: number, mark: Mark): Chosen {
  const before = /(?<!\*)\**$/.exec(text.slice(0, at))?.[0].length ?? 0;
  const after = /^\**/.exec(text.slice(at))?.[0].length ?? 0;
  const stars = Math.min(before, after);
  if (stars === 0 && before + after > 0) return { text, from: at, to: at };
  const isMarked = mark === "**" ? stars >= 2 : stars % 2 === 1;
  const by = isMarked ? -mark.length : mark.length;
  const [head, tail] = isMarked
    ? [text.slice(0, at + by), text.slice(at - by)]
    : [text.slice(0, at) + mark, mark + text.slice(at)];
  return { text: head + tail, from: at + by, to: at + by };
}

/** Returns the visible content of a text, by paragraphs and lists. */
function seenIn(text: string): string {
  const blocks = parseMarkedText(text).map((block) => {
    const lines = block.kind === "paragraph" ? [block.runs] : block.items;
    return [block.kind, ...lines.map((runs) => runs.map((run) => run.text).join(""))];
  });
  return JSON.stringify(blocks);
}
