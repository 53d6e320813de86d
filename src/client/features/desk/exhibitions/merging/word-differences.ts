import { matchesBetween } from "./matches.ts";

/** Consecutive words, with whether the other text lacks them. */
export type Run = { readonly text: string; readonly isOwn: boolean };

/** Splits a text into runs of words that the other text contains or lacks. */
export function wordDifferences(text: string, other: string): Run[] {
  const words = wordsIn(text);
  const matches = matchesBetween(words, wordsIn(other));
  const runs: { text: string; isOwn: boolean }[] = [];
  for (const [at, word] of words.entries()) {
    const isOwn = matches[at] === -1;
    const last = runs.at(-1);
    if (last?.isOwn === isOwn) last.text += word;
    else runs.push({ text: word, isOwn });
  }
  return runs;
}

function wordsIn(text: string): string[] {
  return text.match(/\s+|\S+/g) ?? [];
}
