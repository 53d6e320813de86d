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

/** Up to how many items a list is drawn as a whole, as the server sends it. */
export const mostWhole = 36;

export type WindowOptions = {
  /** What holds the items, one element each; elements with `data-space` are none. */
  list: RefObject<HTMLElement | null>;
  /** Null as long as they are not known. */
  rows: WindowRows | null;
  /** Whether it is not drawn as a whole. */
  isLong: boolean;
  keys: readonly string[];
  /** How wide the list is: in another width rows have other heights. */
  width: number;
  /** Tells another list from the same one gone on with. */
  identity: string;
  /** The item the list began with, if others are put in front of it. */
  origin?: string | null;
  place?: PlaceKeeper | undefined;
  /** Another one when items are drawn in another way, so that they may be of other heights. */
  manner?: unknown;
  /** What is guessed of a row's height while none was measured, besides what is known, in pixels. */
  guess: number;
};

/** What was seen last: it is to stay where it was seen. */
type Anchor = {
  identity: string;
  key: string;
  /** Where it began in the list, and the list on the page, in pixels. */
  top: number;
  listTop: number;
  /** How far the page was scrolled. */
  scroll: number;
  /** The item the list began with. */
  first: string | undefined;
};

/**
 * Draws of a long list only what is near the window. What is seen stays where it is, whatever is drawn, measured or
 * put in front above it.
 *
 * @returns the rows to draw, null while the list is whole or its rows are not known; `rest` is the empty space behind
 *   them, in pixels
 */
export function useWindow(options: WindowOptions): { runs: Run[]; rest: number } | null {
  const { list, rows, isLong, keys, width, identity, origin = null, place, guess } = options;
  const { manner } = options;
  const [entered, setEntered] = useState(() => ({ identity, kept: place?.kept() ?? null }));
  const [sight, setSight] = useState<Sight>(() => sightOf(entered.kept, keys));
  /** The list whose place was gone back to, and that place while it is not reached. */
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
  // Whenever the sight changes, rows have been measured since.
  const tops = useMemo(
    () => (rows && sight ? heights.topsOf(rows, (item) => keys[item] ?? "") : null),
    [rows, keys, heights, sight],
  );

  // A list that is whole is watched, so that it is known what to draw when it grows.
  const planned = rows && tops ? runsInSight(sight, rows, tops, itemOf) : null;
  const drawn = isLong ? planned : null;

  /**
   * Looks what is seen now, and draws it if something else is drawn: bit by bit, as long as enough of what is seen is
   * there.
   */
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

  /** Puts what was seen back to where it was, and notes how high rows are. */
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
        // As long as only some are drawn, and none is measured, it is not there yet.
        if (rows || !isLong) {
          pending.current = null;
          anchor.current = null;
        }
      } else if (rows) setSight(sightOf(waiting, keys));
    } else if (waiting) {
      // Until it is loaded, and if it never is: about where it was, once for all that is there.
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
      // With its first items comes or goes what stands above them.
      const above = held.first === keys[0] ? 0 : top + scrollY - held.listTop;
      scrollQuietly(moved + above + lostSince(held.scroll));
    }
    for (const { row, height } of measuredRows(elements, rows, drawn?.runs ?? null)) {
      const first = keys[rows.starts[row] ?? 0] ?? "";
      heights.note(first, rows.kinds[row] ?? 0, height, rows.heights[row] ?? 0);
    }
    // Whoever scrolled on meanwhile is not kept waiting for it to be drawn once more at once.
    look(touches);
  }

  // Finding out where things are makes the browser lay them out: only if it may have changed.
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
    // Whoever goes on with Tab is faster than the scrolling that follows.
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

  // Whoever moves on by themselves does not want to be taken back.
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
