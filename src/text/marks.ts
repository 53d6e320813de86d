import { cut, fold, longestWord, wordPattern } from "./fold.ts";
import type { Part, SearchQuery } from "./query.ts";

/** A piece of a text, and whether it matches the search. */
export type Piece = { text: string; isMarked: boolean };

/** A range of a text, in UTF-16 code units. */
export type Span = { from: number; to: number };

/** A folded word with its start in the original text, and for each of its code units the end in the original text. */
type PlacedWord = { word: string; from: number; ends: readonly number[] };

const apostrophe = /['’ʼ]/;

/** Returns the ranges of a text that match a search, in no particular order; they may overlap. */
export function spansIn(text: string, { wanted, isOpen }: SearchQuery): Span[] {
  const spans = spansByPart(text);
  return wanted.flatMap((part, at) => spans(part, isOpen && at === wanted.length - 1));
}

/** Returns whether a text matches all wanted parts of a search and none of the unwanted ones. */
export function hasAll(text: string, query: SearchQuery): boolean {
  const { wanted, unwanted, isOpen } = query;
  if (!mayHaveAll(text, query)) return false;
  const spans = spansByPart(text);
  const has = (part: Part, mayGoOn: boolean) => spans(part, mayGoOn).length > 0;
  return (
    wanted.length > 0 &&
    wanted.every((part, at) => has(part, isOpen && at === wanted.length - 1)) &&
    !unwanted.some((part) => has(part, false))
  );
}

/** Returns whether a text contains the letters of all wanted words: a cheap filter that rejects most texts. */
function mayHaveAll(text: string, { wanted }: SearchQuery): boolean {
  const forms = [fold(text)];
  if (apostrophe.test(text)) forms.push(fold(text.replace(new RegExp(apostrophe, "g"), "")));
  const words = wanted.flatMap((part) => part.words);
  return words.every((word) => forms.some((form) => form.includes(word)));
}

/** Returns a function that finds parts in a text; the text is split into words only once. */
function spansByPart(text: string): (part: Part, mayGoOn: boolean) => Span[] {
  const words = placedWords(text);
  // Words with an apostrophe also match as one word.
  const joined = apostrophe.test(text) ? placedWords(text, apostrophe) : [];
  return (part, mayGoOn) => [...spansOf(part, words, mayGoOn), ...spansOf(part, joined, mayGoOn)];
}

/** Returns the matching ranges of an identifier, regardless of its punctuation. */
export function spansInIdentifier(identifier: string, query: SearchQuery): Span[] {
  // The runs of letters and of digits, as if they were one text without separators.
  const runs = placedWords(identifier).flatMap(({ word, from, ends }) =>
    [...word.matchAll(/\p{N}+|(?:(?!\p{N})\p{L})+/gu)].map(({ 0: run, index }) => ({
      run,
      from: ends[index - 1] ?? from,
      ends: ends.slice(index, index + run.length),
    })),
  );
  const typed = [query.identifier ?? "", ...query.wanted.flatMap((part) => part.words)];
  return typed.flatMap((form) => {
    if (!/\p{N}/u.test(form)) return [];
    for (const [at, { from }] of runs.entries()) {
      const rest = runs.slice(at);
      if (
        !rest
          .map(({ run }) => run)
          .join("")
          .startsWith(form)
      )
        continue;
      return [{ from, to: rest.flatMap(({ ends }) => ends)[form.length - 1] ?? from }];
    }
    return [];
  });
}

/** Splits a text at ranges. The pieces together are the whole text. */
export function piecesOf(text: string, spans: readonly Span[]): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  const add = (to: number, isMarked: boolean) => {
    if (to <= done) return;
    pieces.push({ text: text.slice(done, to), isMarked });
    done = to;
  };
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    add(from, false);
    add(to, true);
  }
  add(text.length, false);
  return pieces;
}

/**
 * Returns the words of a text with their positions. Characters that match `passedOver` are ignored, so that the letters
 * beside them become one word.
 */
function placedWords(text: string, passedOver?: RegExp): PlacedWord[] {
  let folded = "";
  const starts: number[] = [];
  const ends: number[] = [];
  let [at, newest] = [0, 0];
  for (const character of text) {
    const end = at + character.length;
    const isPassedOver = passedOver?.test(character);
    const plain = isPassedOver ? "" : fold(character);
    // An accent belongs to the letter before it.
    if (plain !== "") newest = ends.length;
    else if (!isPassedOver) ends.fill(end, newest);
    for (let unit = 0; unit < plain.length; unit += 1) {
      starts.push(at);
      ends.push(end);
    }
    folded += plain;
    at = end;
  }
  return [...folded.matchAll(wordPattern)].map(({ 0: found, index }) => {
    const word = cut(found, longestWord);
    return { word, from: starts[index] ?? 0, ends: ends.slice(index, index + word.length) };
  });
}

function spansOf({ words: typed }: Part, words: readonly PlacedWord[], mayGoOn: boolean): Span[] {
  const [first = ""] = typed;
  // A single letter is the start of too many words.
  const isBeginning =
    mayGoOn && typed.length === 1 && (first.length > 1 || /\P{ASCII}|\d/u.test(first));
  return words.flatMap((word, at) => {
    if (isBeginning && word.word.startsWith(first)) return [spanOf(word, word, first.length)];
    if (!typed.every((one, step) => words[at + step]?.word === one)) return [];
    return [spanOf(word, words[at + typed.length - 1] ?? word)];
  });
}

function spanOf({ from }: PlacedWord, { ends }: PlacedWord, units = ends.length): Span {
  return { from, to: ends[units - 1] ?? from };
}
