import type { ListPlace } from "./list-place.ts";
import { rowOf, runsOf } from "./window-rows.ts";
import type { Run, WindowRows } from "./window-rows.ts";

/** Visible range of a long list: its distance from the start of an item's row. */
export type Sight = {
  key: string | null;
  shift: number;
  /** Position of the range in the list, in case the item is gone. */
  y: number;
  /** Height of the viewport. */
  height: number;
  /** Key of the item that contains the focus. */
  focused: string | null;
};

const begin: Sight = { key: null, shift: 0, y: 0, height: 1000, focused: null };

/** Rendered margin above and below the viewport, in viewport heights. */
const reach = 0.6;

/**
 * Returns the initial visible range: a restored position, or the beginning of the list, even if items are prepended.
 */
export function sightOf(place: ListPlace | null, keys: readonly string[]): Sight {
  return place
    ? { ...begin, key: place.key, shift: -place.offset }
    : { ...begin, key: keys[0] ?? null };
}

/**
 * Returns the rows to render for a visible range, and the empty space after them in pixels.
 *
 * @param tops where each row begins, in pixels
 * @param itemOf indexes of the items by key
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
