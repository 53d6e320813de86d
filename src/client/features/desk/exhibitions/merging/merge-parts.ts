import { asText } from "./is-same.ts";
import { matchesBetween } from "./matches.ts";
import type { Decide, ThreeWays } from "./three-ways.ts";

/** Changes of a text: the replacement of each part, and the parts inserted before each part and at the end. */
type Change<Part> = { readonly parts: (readonly Part[])[]; readonly between: (readonly Part[])[] };

/**
 * Merges a text that was changed on two sides, part by part. The result contains what either side added. A part that
 * both sides changed is a conflict. A removal does not remove a part that the other side changed.
 */
export function mergeParts<Part>(
  { base, mine, theirs }: ThreeWays<readonly Part[]>,
  path: readonly string[],
  decide: Decide,
): Part[] {
  const here = changeOf(base, mine);
  const there = changeOf(base, theirs);
  const merged: Part[] = [];
  for (let at = 0; at <= base.length; at += 1) {
    const added = { mine: here.between[at] ?? [], theirs: there.between[at] ?? [] };
    merged.push(...added.mine);
    if (asText(added.mine) !== asText(added.theirs)) merged.push(...added.theirs);
    if (at === base.length) break;
    const ways = {
      base: base.slice(at, at + 1),
      mine: here.parts[at] ?? [],
      theirs: there.parts[at] ?? [],
    };
    merged.push(...mergePart(ways, path, decide));
  }
  return merged;
}

function mergePart<Part>(
  ways: ThreeWays<readonly Part[]>,
  path: readonly string[],
  decide: Decide,
): readonly Part[] {
  const { mine, theirs } = ways;
  const [was, here, there] = [ways.base, mine, theirs].map(asText);
  if (here === there || there === was) return mine;
  if (here === was) return theirs;
  if (theirs.length === 0) return mine;
  if (mine.length === 0) return theirs;
  switch (decide({ ...ways, path, mayBeBoth: true })) {
    case "mine":
      return mine;
    case "theirs":
      return theirs;
    case "both":
      return [...mine, ...theirs];
  }
}

function changeOf<Part>(base: readonly Part[], now: readonly Part[]): Change<Part> {
  const matches = matchesBetween(base.map(asText), now.map(asText));
  const parts: (readonly Part[])[] = [];
  const between: (readonly Part[])[] = base.map(() => []);
  between.push([]);
  let at = 0;
  let place = 0;
  while (at < base.length) {
    let end = at;
    while (end < base.length && matches[end] === -1) end += 1;
    const next = end < base.length ? (matches[end] ?? now.length) : now.length;
    const written = now.slice(place, next);
    // The replacements are assigned one to one; the last removed part gets all remaining ones.
    const gone = end - at;
    for (let each = 0; each < gone; each += 1) {
      parts.push(each === gone - 1 ? written.slice(each) : written.slice(each, each + 1));
    }
    if (gone === 0) between[at] = written;
    if (end < base.length) parts.push(now.slice(next, next + 1));
    at = end + 1;
    place = next + 1;
  }
  if (place < now.length) between[base.length] = now.slice(place);
  return { parts, between };
}
