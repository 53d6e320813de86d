import { isObject, isSame } from "./is-same.ts";
import type { ThreeWays } from "./three-ways.ts";

/**
 * Merges a list that was changed on two sides. The result contains the items that either side added. It omits the items
 * that either side removed, unless the other side changed them. The order is the local one if the local side reordered
 * the list, otherwise the remote one. An item that the leading list lacks follows its predecessor in the other list.
 *
 * @param mergeItem merges an item that both sides contain
 */
export function mergeItems(
  { base, mine, theirs }: ThreeWays<readonly unknown[]>,
  mergeItem: (ways: ThreeWays<unknown>, key: string) => unknown,
): unknown[] {
  const [before, here, there] = [byKey(base), byKey(mine), byKey(theirs)];
  const kept = new Map<string, unknown>();
  for (const key of new Set([...here.keys(), ...there.keys()])) {
    const ways = { base: before.get(key), mine: here.get(key), theirs: there.get(key) };
    if (here.has(key) && there.has(key)) kept.set(key, mergeItem(ways, key));
    else {
      const left = here.has(key) ? ways.mine : ways.theirs;
      if (!before.has(key) || !isSame(ways.base, left)) kept.set(key, left);
    }
  }
  const common = new Set([...before.keys()].filter((key) => here.has(key) && there.has(key)));
  const isMovedHere = !isSame(orderOf(before, common), orderOf(here, common));
  const [lead, other] = isMovedHere ? [here, there] : [there, here];
  const order = [...lead.keys()].filter((key) => kept.has(key));
  let behind: string | null = null;
  for (const key of other.keys()) {
    if (!kept.has(key)) continue;
    if (!lead.has(key)) order.splice(behind === null ? 0 : order.indexOf(behind) + 1, 0, key);
    behind = key;
  }
  return order.map((key) => kept.get(key));
}

/** Returns the key of an item; the item itself as a string if it has none. */
export function keyOf(item: unknown): string {
  return isObject(item) && "key" in item ? String(item["key"]) : String(item);
}

function byKey(items: readonly unknown[]): Map<string, unknown> {
  return new Map(items.map((item) => [keyOf(item), item]));
}

function orderOf(items: Map<string, unknown>, of: ReadonlySet<string>): string[] {
  return [...items.keys()].filter((key) => of.has(key));
}
