import { isObject, isSame, isText } from "./is-same.ts";
import { mergeItems } from "./merge-items.ts";
import { mergeParts } from "./merge-parts.ts";
import type { Choice, Conflict, Decide, ThreeWays } from "./three-ways.ts";

export type Merged<Value> = {
  readonly value: Value;
  /** What was chosen of, in the order in which the choices are given. */
  readonly conflicts: readonly Conflict[];
};

type Fields = Record<string, unknown>;

/**
 * What comes of something that was changed in two places: field by field, texts by their parts, lists by the keys of their
 * items. What only one of both changed is taken; what both changed is taken as `choices` say, and as it is here where they
 * say nothing. Whoever takes something out of a list does not take out what the other one changed of it.
 */
export function merge<Value>(
  ways: ThreeWays<Value>,
  choices: readonly Choice[] = [],
): Merged<Value> {
  const conflicts: Conflict[] = [];
  const decide: Decide = (conflict) => {
    conflicts.push(conflict);
    return choices[conflicts.length - 1] ?? "mine";
  };
  return { value: mergeAny(ways, [], decide) as Value, conflicts };
}

function mergeAny(ways: ThreeWays<unknown>, path: readonly string[], decide: Decide): unknown {
  const { base, mine, theirs } = ways;
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
  if (isSame(base, mine)) return theirs;
  if (isText(base) && isText(mine) && isText(theirs)) {
    const parts = { base: base.content, mine: mine.content, theirs: theirs.content };
    return { type: "doc", content: mergeParts(parts, path, decide) };
  }
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    return mergeItems({ base, mine, theirs }, (item, key) =>
      mergeAny(item, [...path, key], decide),
    );
  }
  if (isGroup(base) && isGroup(mine) && isGroup(theirs)) {
    return mergeFields({ base, mine, theirs }, path, decide);
  }
  return mergeWhole(ways, path, decide);
}

/** What is taken of something that is one thing. */
function mergeWhole(ways: ThreeWays<unknown>, path: readonly string[], decide: Decide): unknown {
  const { base, mine, theirs } = ways;
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
  if (isSame(base, mine)) return theirs;
  return decide({ ...ways, path, mayBeBoth: false }) === "theirs" ? theirs : mine;
}

function mergeFields(
  ways: ThreeWays<Fields>,
  path: readonly string[],
  decide: Decide,
): Record<string, unknown> {
  const { base, mine, theirs } = ways;
  if (isChosenBySearch(base) || isChosenBySearch(mine) || isChosenBySearch(theirs)) {
    return mergeSearch(ways, path, decide);
  }
  const names = new Set([...Object.keys(base), ...Object.keys(mine), ...Object.keys(theirs)]);
  const merged: Record<string, unknown> = {};
  for (const name of names) {
    const ways = { base: base[name], mine: mine[name], theirs: theirs[name] };
    merged[name] = mergeAny(ways, [...path, name], decide);
  }
  return merged;
}

function mapWays<From, To>(
  { base, mine, theirs }: ThreeWays<From>,
  to: (value: From) => To,
): ThreeWays<To> {
  return { base: to(base), mine: to(mine), theirs: to(theirs) };
}

/** Works are chosen or found by a search, never both: which works are in a list is one thing. */
function mergeSearch(ways: ThreeWays<Fields>, path: readonly string[], decide: Decide): Fields {
  const divided = mapWays(ways, ({ query, chosenIds, ...words }) => ({
    words,
    works: { query, chosenIds },
  }));
  const words = mapWays(divided, (each) => each.words);
  const works = mapWays(divided, (each) => each.works);
  return {
    ...mergeFields(words, path, decide),
    ...(mergeWhole(works, [...path, "works"], decide) as Fields),
  };
}

function isChosenBySearch(value: Fields): boolean {
  return "chosenIds" in value && value["query"] != null;
}

/** Something of which every field may be another's; a view that was taken is one thing. */
function isGroup(value: unknown): value is Fields {
  return isObject(value) && !("frame" in value);
}
