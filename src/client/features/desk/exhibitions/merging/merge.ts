import { isObject, isSame, isText } from "./is-same.ts";
import { mergeItems } from "./merge-items.ts";
import { mergeParts } from "./merge-parts.ts";
import type { Choice, Conflict, Decide, ThreeWays } from "./three-ways.ts";

export type Merged<Value> = {
  readonly value: Value;
  /** The conflicts, in the order of the choices. */
  readonly conflicts: readonly Conflict[];
};

type Fields = Record<string, unknown>;

/**
 * Merges a value that was changed on two sides: objects by field, texts by part, lists by the keys of their items. A
 * change of only one side is adopted. Conflicts are resolved by `choices`, and by the local value if there is no
 * choice. An item that one side removed from a list stays if the other side changed it.
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

/** Merges an indivisible value. */
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

/** Works are either selected or found by a search. The two fields are merged as one value. */
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

/** Whether the fields of a value are merged separately. A view snapshot is indivisible. */
function isGroup(value: unknown): value is Fields {
  return isObject(value) && !("frame" in value);
}
