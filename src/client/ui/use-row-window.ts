import { useMemo, type RefObject } from "react";
import { useBegin } from "./use-begin.ts";
import { useMeasured } from "./use-measured.ts";
import { mostWhole, useWindow, type WindowOptions } from "./use-window.ts";

/** A rendered item, and the height of unrendered items above it, in pixels. */
type DrawnRow = { at: number; space: number };

type RowWindowOptions = Pick<WindowOptions, "keys" | "identity" | "place" | "manner"> & {
  /** Whether more items may be prepended. */
  isOpen: boolean;
  /**
   * Whether more items can load: rows are then measured, so that their heights are known when the first of them
   * unmount.
   */
  hasMore: boolean;
  list: RefObject<HTMLElement | null>;
  /** Estimated height of a row while none has been measured, in pixels. */
  guess: number;
};

/** Adapts `useWindow` to a list in which every item is a row. */
export function useRowWindow(options: RowWindowOptions): {
  isLong: boolean;
  drawn: DrawnRow[];
  /** Height of the unrendered items below, in pixels. */
  rest: number;
} {
  const { list, keys, identity, isOpen, hasMore, place, manner, guess } = options;
  const { begin, origin } = useBegin({ keys, identity, isOpen, place });
  const isLong = keys.length > mostWhole || begin > 0;
  const measured = useMeasured(list, isLong || hasMore, widthOf);
  const count = keys.length;
  const rows = useMemo(
    () =>
      measured && {
        starts: Array.from({ length: count + 1 }, (_, at) => at),
        heights: new Array<number>(count).fill(0),
        kinds: new Array<number>(count).fill(0),
      },
    [measured, count],
  );
  const width = measured?.width ?? 0;
  const of = { keys, identity, origin, place, manner, width, guess };
  const runs = useWindow({ list, rows, isLong, ...of });
  if (runs) {
    const drawn = runs.runs.flatMap(({ from, to, space }) =>
      Array.from({ length: to - from }, (_, at) => ({
        at: from + at,
        space: at === 0 ? space : 0,
      })),
    );
    return { isLong, drawn, rest: runs.rest };
  }
  // Until its width is known, only the beginning of a long list is rendered.
  const whole = isLong ? Math.min(mostWhole, count) : count;
  return { isLong, drawn: Array.from({ length: whole }, (_, at) => ({ at, space: 0 })), rest: 0 };
}

const widthOf = (element: HTMLElement) => ({ width: element.getBoundingClientRect().width });
