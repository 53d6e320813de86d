import { fold, words } from "./fold.ts";

/** A part of a query that a work must match: a word, or consecutive words. Quoted parts match as written. */
export type Part = { words: readonly string[]; isQuoted: boolean };

/** A parsed search query. */
export type SearchQuery = {
  /** All of these must match. */
  wanted: readonly Part[];
  /** None of these may match. */
  unwanted: readonly Part[];
  /** Whether the last wanted word may be a prefix, because the user may still be typing it. */
  isOpen: boolean;
  /** The query as an identifier without punctuation; null if it cannot be one. */
  identifier: string | null;
};

/** Maximum number of words of a query; further words are ignored. */
const mostWords = 16;
/** Maximum number of words in an identifier. */
const mostIdentifierWords = 6;

const partPattern = /(?<minus>(?<=^|\s)[-−–])?(?:"(?<phrase>[^"]*)"|(?<word>[^\s"]+))/gu;

/**
 * Parses a search query: words, quoted phrases, and either of them with a minus before it. No input is an error:
 * meaningless characters and unclosed quotes are ignored.
 *
 * @returns null if it contains no word
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
