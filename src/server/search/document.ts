/** Kinds of terms by which works are filtered, as in the GraphQL schema. */
export const termKinds = ["TYPE", "CREATOR", "SUBJECT", "PLACE", "TECHNIQUE", "RIGHTS"] as const;
export type TermKind = (typeof termKinds)[number];

/** Texts by which lists are sorted; works without one come last. */
export const textOrders = ["title", "creator", "identifier"] as const;
export type TextOrder = (typeof textOrders)[number];

/** Places in a work where a word may occur, the most significant first. A posting has one bit for each of them. */
export const placeNames = ["title", "creator", "subject", "rest"] as const;
export type Place = (typeof placeNames)[number];

/** Consecutive words in a work: a phrase must match within one passage. */
export type Passage = { place: Place; words: readonly string[] };

/** The indexed data of a published work. */
export type WorkDocument = {
  /** A UUID of version 7: the order of ids is the order in which works were added. */
  id: string;
  passages: readonly Passage[];
  /** Texts that match the identifier when typed, folded and without punctuation; the whole identifier first. */
  identifierForms: readonly string[];
  /** Each value once. */
  terms: Readonly<Record<TermKind, readonly string[]>>;
  keys: Readonly<Record<TextOrder, string>>;
  /** Range of years in which it may have been made; null if unknown. */
  earliest: number | null;
  latest: number | null;
  hasImage: boolean;
  /** Hash of the work's id and its last change. The sum over all works distinguishes two states of a collection. */
  stamp: number;
};
