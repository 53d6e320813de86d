import type { ListPlace } from "./list-place.ts";
import { rowOf, runsOf } from "./window-rows.ts";
import type { Run, WindowRows } from "./window-rows.ts";

/** What is looked at in a long list: so far below the beginning of an item's row. */
export type Sight = {
  key: string | null;
  shift: number;
  /** Where that was in the list, for when the item is there no more. */
  y: number;
  /** How tall the window is. */
  height: number;
  /** The item that has the focus. */
  focused: string | null;
};

const begin: Sight = { key: null, shift: 0, y: 0, height: 1000, focused: null };

/** How much is drawn above and below of what is seen, in heights of the window. */
const reach = 0.6;

/** What is seen of a list that is come to: a place in it, or its beginning, whatever comes in front of that. */
export function sightOf(place: ListPlace | null, keys: readonly string[]): Sight {
  return place
    ? { ...begin, key: place.key, shift: -place.offset }
    : { ...begin, key: keys[0] ?? null };
}

/**
 * The rows that are drawn for what is looked at, and the empty space behind them in pixels.
 *
 * @param tops where each row begins, in pixels
 * @param itemOf the items by their keys
 */
export function runsInSight(
  sight: Sight,
  rows: Pick<WindowRows, "starts">,
  tops: ArrayLike<number>,
  itemOf: ReadonlyMap<string, number>,
): { runs: Run[]; rest: number } {
  const item = sight.key === null ? undefined : itemOf.get(sight.key);
  const y = item === undefined ? sight.y : (tops[rowOf(rows, item)] ?? 0) + sight.shift;
  const focused = sight.focused === null ? undefined : itemOf.get(sight.focused);
  const apart = focused === undefined ? null : rowOf(rows, focused);
  const margin = Math.max(400, sight.height * reach);
  return runsOf(tops, y - margin, y + sight.height + margin, apart);
}
