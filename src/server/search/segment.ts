import type { Dictionary } from "./dictionary.ts";
import { placeNames, termKinds, textOrders } from "./document.ts";
import type { TermKind, TextOrder } from "./document.ts";
import { firstPlace } from "./first-place.ts";
import { invert } from "./inverted.ts";
import type { Inverted, Lists } from "./inverted.ts";
import { PackedTexts } from "./packed-texts.ts";
import type { Slices } from "./slices.ts";
import { orderOfNumbers, orderOfTexts } from "./sorting.ts";

/** Numbers of the words and terms of all segments. Number 0 is the empty text, which is neither. */
export type Vocabulary = { words: Dictionary; terms: Record<TermKind, Dictionary> };

/** Data of works, which are numbered from 0 in the order in which they were added. */
export type Content = {
  size: number;
  /** Ids as 16 bytes each. */
  ids: PackedTexts;
  /** The words of each work in order: the word's number, then its place in the lowest two bits; 0 ends a passage. */
  text: Lists;
  terms: Record<TermKind, Lists>;
  /** First and last year of each work; if unknown, `noEarliest` and `noLatest`. */
  earliest: Int32Array;
  latest: Int32Array;
  hasImage: Uint8Array;
  stamps: Uint32Array;
  keys: Record<TextOrder, PackedTexts>;
  /** Identifier forms, and the work of each; sorted in a segment. */
  forms: PackedTexts;
  formWorks: Uint32Array;
};

/** A part of the collection, immutable except for `gone`. */
export type Segment = Content & {
  /** 1 for works that must not be found any more: unpublished, or changed and now in a later segment. */
  gone: Uint8Array;
  /** Number of words of each work's title, and of its shortest creator's name; 255 means more, or no creator. */
  titleWords: Uint8Array;
  shortestName: Uint8Array;
  /** For each word the works that contain it, with a bit for each place in the lowest four. */
  words: Inverted;
  worksOf: Record<TermKind, Inverted>;
  /** The works in ascending order of each key; those with the same key in the order in which they were added. */
  inOrder: Record<TextOrder | YearOrder, Uint32Array>;
};

/** Years by which lists are sorted. */
export type YearOrder = "earliest" | "latest";

/** Values for an unknown year: outside of every span of years, and last in either order. */
export const noEarliest = 2 ** 31 - 1;
export const noLatest = -(2 ** 31);

/** Place mark of the words of creators in a segment's text. */
export const creatorMark = placeNames.indexOf("creator");

/** Creates a segment from the data of works. */
export function* makeSegment(content: Content, vocabulary: Vocabulary): Slices<Segment> {
  const { size, text, terms, keys, earliest, latest } = content;
  const words = yield* invert(text, vocabulary.words.size, 4);
  const worksOf = yield* recordInSlices(termKinds, (kind) =>
    invert(terms[kind], vocabulary.terms[kind].size, 1),
  );
  const inOrder = {
    ...(yield* recordInSlices(textOrders, (order) => orderOfTexts(keys[order]))),
    earliest: yield* orderOfNumbers(earliest),
    latest: yield* orderOfNumbers(latest),
  };
  const order = yield* orderOfTexts(content.forms);
  const forms = yield* PackedTexts.gather([content.forms], new Uint8Array(order.length), order);
  const formWorks = order.map((at) => content.formWorks[at] ?? 0);
  const gone = new Uint8Array(size);
  const lengths = yield* lengthsOf(text);
  return { ...content, ...lengths, gone, words, worksOf, inOrder, forms, formWorks };
}

function* lengthsOf({
  starts,
  values,
}: Lists): Slices<Pick<Segment, "titleWords" | "shortestName">> {
  const size = starts.length - 1;
  const titleWords = new Uint8Array(size);
  const shortestName = new Uint8Array(size).fill(255);
  for (let work = 0; work < size; work += 1) {
    if ((work & 0x7ff) === 0) yield;
    const end = starts[work + 1] ?? 0;
    const start = starts[work] ?? 0;
    let at = start;
    while (at < end && values[at] !== 0) at += 1;
    titleWords[work] = Math.min(at - start, 255);
    for (at += 1; at < end && ((values[at] ?? 0) & 3) === creatorMark; at += 1) {
      const begin = at;
      while (at < end && values[at] !== 0) at += 1;
      shortestName[work] = Math.min(shortestName[work] ?? 255, at - begin);
    }
  }
  return { titleWords, shortestName };
}

/** Returns the 16 bytes of an id. */
export function idBytes(id: string): Buffer {
  return Buffer.from(id.replaceAll("-", ""), "hex");
}

/** Returns the id of a work in a segment. */
export function idOf({ ids }: Segment, work: number): string {
  const hex = ids.bytes(work).toString("hex");
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20)];
  return [...parts, hex.slice(20)].join("-");
}

/** Returns the work with this id, even if it is gone; -1 if the segment has none. */
export function workWith({ ids, size }: Segment, id: Uint8Array): number {
  const at = firstPlace(size, (work) => ids.compare(work, id) >= 0);
  return at < size && ids.compare(at, id) === 0 ? at : -1;
}

/** Returns an object with a value for each of these names. */
export function record<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;
}

/** Returns an object with a value for each of these names, computed one after the other. */
export function* recordInSlices<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Slices<Value>,
): Slices<Record<Name, Value>> {
  const values: [Name, Value][] = [];
  for (const name of names) values.push([name, yield* valueOf(name)]);
  return Object.fromEntries(values) as Record<Name, Value>;
}
