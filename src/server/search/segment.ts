import type { Dictionary } from "./dictionary.ts";
import { placeNames, termKinds, textOrders } from "./document.ts";
import type { TermKind, TextOrder, WorkDocument } from "./document.ts";
import { invert, packLists } from "./inverted.ts";
import type { Inverted, Lists } from "./inverted.ts";
import { PackedTexts } from "./packed-texts.ts";

/** The words and terms of all segments, by numbers. Number 0 is the empty text, which is neither. */
export type Vocabulary = { words: Dictionary; terms: Record<TermKind, Dictionary> };

/**
 * A part of the collection, made once and never changed but for `gone`. Its works are numbered from 0 in the
 * order in which they were added.
 */
export type Segment = {
  size: number;
  /** 1 for works that are not to be found any more: taken back, or changed and now in a later segment. */
  gone: Uint8Array;
  /** Ids as 16 bytes each. */
  ids: PackedTexts;
  /** The words of each work in their order: number, then the place's in the lowest two bits; 0 ends a passage. */
  text: Lists;
  /** For each word the works it stands in, with a bit for each place in the lowest four. */
  words: Inverted;
  terms: Record<TermKind, Lists>;
  worksOf: Record<TermKind, Inverted>;
  /** First and last year of each work; where none is known, one after and one before all others. */
  earliest: Int32Array;
  latest: Int32Array;
  hasImage: Uint8Array;
  keys: Record<TextOrder, PackedTexts>;
  /** What may be typed for identifiers, in order, and whose each is. */
  forms: PackedTexts;
  formWorks: Uint32Array;
  /** The works in ascending order of each key; those with the same in the order they were added. */
  inOrder: Record<TextOrder | YearOrder, Uint32Array>;
};

/** Years by which lists are ordered. */
export type YearOrder = "earliest" | "latest";

/** Stand for a year that is not known: in no span of years, and last in either order. */
export const noEarliest = 2 ** 31 - 1;
export const noLatest = -(2 ** 31);

/** Makes a segment; its documents are in the order of their ids. */
export function buildSegment(documents: readonly WorkDocument[], vocabulary: Vocabulary): Segment {
  const text = packLists(documents.map((document) => textOf(document, vocabulary.words)));
  const terms = record(termKinds, (kind) =>
    packLists(
      documents.map((document) => document.terms[kind].map((t) => vocabulary.terms[kind].add(t))),
    ),
  );
  const keys = record(textOrders, (order) => PackedTexts.of(documents.map((d) => d.keys[order])));
  const forms = documents
    .flatMap(({ identifierForms }, work) =>
      identifierForms.map((form) => ({ form: Buffer.from(form), work })),
    )
    .sort((a, b) => Buffer.compare(a.form, b.form) || a.work - b.work);
  const earliest = Int32Array.from(documents, (d) => d.earliest ?? d.latest ?? noEarliest);
  const latest = Int32Array.from(documents, (d) => d.latest ?? d.earliest ?? noLatest);
  const size = documents.length;
  return {
    size,
    gone: new Uint8Array(documents.length),
    ids: PackedTexts.join(documents.map(({ id }) => idBytes(id))),
    text,
    words: invert(text, vocabulary.words.size, 4),
    terms,
    worksOf: record(termKinds, (kind) => invert(terms[kind], vocabulary.terms[kind].size, 1)),
    earliest,
    latest,
    hasImage: Uint8Array.from(documents, ({ hasImage }) => Number(hasImage)),
    keys,
    forms: PackedTexts.join(forms.map(({ form }) => form)),
    formWorks: Uint32Array.from(forms, ({ work }) => work),
    inOrder: {
      ...record(textOrders, (order) =>
        ordered(size, (a, b) => keys[order].compare(a, keys[order].bytes(b))),
      ),
      earliest: ordered(size, (a, b) => (earliest[a] ?? 0) - (earliest[b] ?? 0)),
      latest: ordered(size, (a, b) => (latest[a] ?? 0) - (latest[b] ?? 0)),
    },
  };
}

/** An id's 16 bytes. */
export function idBytes(id: string): Buffer {
  return Buffer.from(id.replaceAll("-", ""), "hex");
}

/** The id of 16 bytes. */
export function idText(bytes: Buffer): string {
  const hex = bytes.toString("hex");
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20)];
  return [...parts, hex.slice(20)].join("-");
}

/** An object with a value for each of these names. */
export function record<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;
}

function textOf({ passages }: WorkDocument, words: Dictionary): number[] {
  const numbers: number[] = [];
  for (const passage of passages) {
    const mark = placeNames.indexOf(passage.place);
    for (const word of passage.words) numbers.push((words.add(word) << 2) | mark);
    numbers.push(0);
  }
  return numbers;
}

function ordered(size: number, compare: (a: number, b: number) => number): Uint32Array {
  return Uint32Array.from({ length: size }, (_, work) => work).sort(
    (a, b) => compare(a, b) || a - b,
  );
}
