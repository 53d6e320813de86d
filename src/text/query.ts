import { fold, words } from "./fold.ts";

/**
 * A part of what was typed that a work must have: one word, or several that follow one another. What stood in
 * quotes is meant as it is written.
 */
export type Part = { words: readonly string[]; isQuoted: boolean };

/** What was typed, taken apart. */
export type SearchQuery = {
  /** All of these must be there. */
  wanted: readonly Part[];
  /** None of these may be there. */
  unwanted: readonly Part[];
  /** Whether the last word wanted may be the beginning of one: it may not be finished. */
  isOpen: boolean;
  /** What was typed as an identifier, without its punctuation; null if it can be none. */
  identifier: string | null;
};

/** How many words of a search count. */
const mostWords = 16;
/** Longest that may be an identifier, in words. */
const mostIdentifierWords = 6;

const partPattern = /(?<minus>(?<=^|\s)[-−–])?(?:"(?<phrase>[^"]*)"|(?<word>[^\s"]+))/gu;

/**
 * Takes apart what a user typed: words, phrases in quotes, and either with a minus before it. Nothing is an
 * error: signs that mean nothing are left out, a quote without its end is none.
 *
 * @returns null if there is no word in it
 */
export function parseSearch(typed: string): SearchQuery | null {
  const wanted: Part[] = [];
  const unwanted: Part[] = [];
  let isOpen = false;
  let left = mostWords;
  const text = typed.replace(/[“”„«»]/g, '"');
  for (const { groups } of text.matchAll(partPattern)) {
    const isPhrase = groups?.["phrase"] !== undefined;
    const found = words(groups?.["phrase"] ?? groups?.["word"] ?? "").slice(0, left);
    if (found.length === 0) continue;
    left -= found.length;
    const parts = isPhrase
      ? [{ words: found, isQuoted: true }]
      : found.map((word) => ({ words: [word], isQuoted: false }));
    if (groups?.["minus"]) unwanted.push(...parts);
    else {
      wanted.push(...parts);
      isOpen = !isPhrase;
    }
  }
  if (wanted.length + unwanted.length === 0) return null;
  return { wanted, unwanted, isOpen, identifier: identifierIn(text) };
}

function identifierIn(text: string): string | null {
  const parts = words(text);
  const isOne = /\p{N}/u.test(text) && parts.length <= mostIdentifierWords && !text.includes('"');
  return isOne ? fold(parts.join("")) : null;
}
