/** What works are sorted out by, as in the contract. */
export const termKinds = ["TYPE", "CREATOR", "SUBJECT", "PLACE", "TECHNIQUE", "RIGHTS"] as const;
export type TermKind = (typeof termKinds)[number];

/** Texts by which lists are ordered; what has none comes last. */
export const textOrders = ["title", "creator", "identifier"] as const;
export type TextOrder = (typeof textOrders)[number];

/** Where in a work a word may stand, what says most first. A posting has one bit for each, from the lowest on. */
export const placeNames = ["title", "creator", "subject", "rest"] as const;
export type Place = (typeof placeNames)[number];

/** Words that follow one another in a work: a phrase is looked for within one of these. */
export type Passage = { place: Place; words: readonly string[] };

/** What the index knows of a published work. */
export type WorkDocument = {
  /** A UUID of version 7: the order of ids is the order in which works were added. */
  id: string;
  passages: readonly Passage[];
  /** What may be typed for its identifier, folded and without punctuation; the whole of it first. */
  identifierForms: readonly string[];
  /** Each value once. */
  terms: Readonly<Record<TermKind, readonly string[]>>;
  keys: Readonly<Record<TextOrder, string>>;
  /** Years it may have been made in; null where nothing is known. */
  earliest: number | null;
  latest: number | null;
  hasImage: boolean;
  /** Follows from the work's id and its last change: by their sum two states of a collection are told apart. */
  stamp: number;
};
