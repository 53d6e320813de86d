import {
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from "react";
import type { ListPlace, PlaceKeeper } from "./list-place.ts";
import {
  drawnItems,
  itemAtTop,
  itemWithFocus,
  lostSince,
  measuredRows,
  scrollQuietly,
} from "./window-elements.ts";
import {
  covers,
  RowHeights,
  rowAt,
  sameRuns,
  touches,
  type Run,
  type WindowRows,
} from "./window-rows.ts";
import { runsInSight, sightOf } from "./window-sight.ts";
import type { Sight } from "./window-sight.ts";

/** Maximum number of items for which a list is rendered whole, as in the server-rendered page. */
export const mostWhole = 36;

export type WindowOptions = {
  /** The parent of the items, with one element each; elements with `data-space` are not items. */
  list: RefObject<HTMLElement | null>;
  /** Null while unknown. */
  rows: WindowRows | null;
  /** Whether the list is not rendered whole. */
  isLong: boolean;
  keys: readonly string[];
  /** Width of the list; another width has other row heights. */
  width: number;
  /** Identifies the list: a different value means another list, the same value the same list with more items. */
  identity: string;
  /** Key of the item the list started with, if others are prepended. */
  origin?: string | null;
  place?: PlaceKeeper | undefined;
  /** Changes when items are rendered in another way, which may change their heights. */
  manner?: unknown;
  /** Estimated part of a row's height that is not known beforehand, while no row has been measured, in pixels. */
  guess: number;
};

/** The item seen last, which must stay where it was seen. */
type Anchor = {
  identity: string;
  key: string;
  /** Start of the item in the list, and of the list on the page, in pixels. */
  top: number;
  listTop: number;
  /** Scroll position of the page. */
  scroll: number;
  /** Key of the list's first item. */
  first: string | undefined;
};

/**
 * Renders only the part of a long list that is near the viewport. Visible items stay in place, whatever is rendered,
 * measured or prepended above them.
 *
 * @returns the rows to render, null while the list is whole or its rows are unknown; `rest` is the empty space after
 *   them, in pixels
 */
export function useWindow(options: WindowOptions): { runs: Run[]; rest: number } | null {
  const { list, rows, isLong, keys, width, identity, origin = null, place, guess } = options;
  const { manner } = options;
  const [entered, setEntered] = useState(() => ({ identity, kept: place?.kept() ?? null }));
  const [sight, setSight] = useState<Sight>(() => sightOf(entered.kept, keys));
  /** The list whose position was restored, and that position until it is reached. */
  const arrival = useRef<typeof entered>(null);
  const pending = useRef<ListPlace | null>(null);
  const tried = useRef<object>(null);
  const anchor = useRef<Anchor>(null);
  if (entered.identity !== identity) {
    const kept = place?.kept() ?? null;
    setEntered({ identity, kept });
    setSight(sightOf(kept, keys));
  }

  // Another width has other rows.
  const { heights } = useMemo(() => ({ width, heights: new RowHeights(guess) }), [width, guess]);
  const itemOf = useMemo(() => new Map(keys.map((key, item) => [key, item])), [keys]);
  // `sight` is a dependency because rows are measured between its changes.
  const tops = useMemo(
    () => (rows && sight ? heights.topsOf(rows, (item) => keys[item] ?? "") : null),
    [rows, keys, heights, sight],
  );

  // A whole list is tracked too, so that it is known what to render when it grows.
  const planned = rows && tops ? runsInSight(sight, rows, tops, itemOf) : null;
  const drawn = isLong ? planned : null;

  /** Reads what is visible now, and rerenders if that needs other rows: in a transition if enough of it is rendered. */
  function look(isEnough: typeof covers) {
    const element = list.current;
    if (!element || !rows || !tops || !planned) return;
    const waiting = pending.current;
    if (waiting && itemOf.has(waiting.key)) return;
    const items = drawnItems(element, rows.starts, drawn?.runs ?? null);
    const y = -element.getBoundingClientRect().top;
    const top = itemAtTop(items);
    const row = rowAt(tops, y);
    const key = keys[top?.item ?? rows.starts[row] ?? 0] ?? null;
    const begins = top ? top.top + y : (tops[row] ?? 0);
    const withFocus = itemWithFocus(items);
    const next: Sight = {
      key,
      shift: y - begins,
      y,
      height: innerHeight,
      focused: withFocus === null ? null : (keys[withFocus] ?? null),
    };
    const at = { top: begins, first: keys[0], listTop: scrollY - y, scroll: scrollY };
    anchor.current = top && key !== null ? { identity, key, ...at } : null;
    if (isLong && key !== null && !waiting)
      place?.keep({ key, offset: begins - y, origin, scroll: scrollY });
    if (sameRuns(runsInSight(next, rows, tops, itemOf).runs, planned.runs)) return;
    const [first, last] = [rowAt(tops, y), rowAt(tops, y + innerHeight)];
    if (!drawn || drawn.runs.some((run) => isEnough(run, first, last)))
      startTransition(() => setSight(next));
    else setSight(next);
  }

  /** Moves visible items back to where they were, and records row heights. */
  function settle() {
    const element = list.current;
    if (arrival.current !== entered) {
      arrival.current = entered;
      pending.current = entered.kept;
    }
    if (!element || keys.length === 0) return;
    const items = drawnItems(element, rows?.starts ?? null, drawn?.runs ?? null);
    const elements = new Map(items.map(({ item, element: drawnAs }) => [item, drawnAs]));
    const waiting = pending.current;
    const awaited = waiting ? itemOf.get(waiting.key) : undefined;
    if (waiting && awaited !== undefined) {
      const found = elements.get(awaited);
      if (found) {
        scrollQuietly(found.getBoundingClientRect().top - waiting.offset);
        // While only some items are rendered and none is measured, the position is not reached yet.
        if (rows || !isLong) {
          pending.current = null;
          anchor.current = null;
        }
      } else if (rows) setSight(sightOf(waiting, keys));
    } else if (waiting) {
      // Until the item is loaded, and if it never is: scroll to the approximate position, once per set of items.
      if (tried.current !== (rows ?? keys)) scrollQuietly(waiting.scroll - scrollY);
      tried.current = rows ?? keys;
      anchor.current = null;
    }
    if (!rows || !planned) return;

    const held = anchor.current;
    const item = held?.identity === identity ? itemOf.get(held.key) : undefined;
    const found = item === undefined ? undefined : elements.get(item);
    if (drawn && held && found) {
      const { top } = element.getBoundingClientRect();
      const moved = found.getBoundingClientRect().top - top - held.top;
      // When the first items change, the content above the list changes too.
      const above = held.first === keys[0] ? 0 : top + scrollY - held.listTop;
      scrollQuietly(moved + above + lostSince(held.scroll));
    }
    for (const { row, height } of measuredRows(elements, rows, drawn?.runs ?? null)) {
      const first = keys[rows.starts[row] ?? 0] ?? "";
      heights.note(first, rows.kinds[row] ?? 0, height, rows.heights[row] ?? 0);
    }
    // A user who scrolled meanwhile does not wait for another synchronous render.
    look(touches);
  }

  // Reading positions forces a layout, so this runs only if they may have changed.
  const settled = useEffectEvent(settle);
  useLayoutEffect(
    () => settled(),
    [entered, isLong, keys, rows, sight, tops, identity, manner, place],
  );

  const lookAgain = useEffectEvent(() => look(covers));
  const isKnown = rows !== null;
  useEffect(() => {
    if (!isKnown) return;
    const element = list.current;
    const again = () => lookAgain();
    addEventListener("scroll", again, { passive: true });
    addEventListener("resize", again);
    // The Tab key moves the focus before the page scrolls to it.
    element?.addEventListener("focusin", again);
    return () => {
      removeEventListener("scroll", again);
      removeEventListener("resize", again);
      element?.removeEventListener("focusin", again);
    };
  }, [list, isKnown]);

  useEffect(() => {
    if (!isLong && !pending.current) place?.keep(null);
  }, [isLong, place]);

  // A user who scrolls should not be moved back.
  useEffect(() => {
    const letGo = () => {
      pending.current = null;
    };
    const signs = ["wheel", "touchmove", "keydown", "pointerdown"] as const;
    for (const sign of signs) addEventListener(sign, letGo, { passive: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, letGo);
    };
  }, []);

  return drawn;
}
