import { useMemo, type RefObject } from "react";
import { useBegin } from "./use-begin.ts";
import { useMeasured } from "./use-measured.ts";
import { mostWhole, useWindow, type WindowOptions } from "./use-window.ts";

/** An item that is drawn, and the height of what is not drawn above it, in pixels. */
type DrawnRow = { at: number; space: number };

type RowWindowOptions = Pick<WindowOptions, "keys" | "identity" | "place" | "manner"> & {
  /** Whether more comes in front of the first item. */
  isOpen: boolean;
  /** Whether more comes at all: then rows are measured, so that they are known when the first of them go. */
  hasMore: boolean;
  list: RefObject<HTMLElement | null>;
  /** What is guessed of a row's height while none was measured, in pixels. */
  guess: number;
};

/** `useWindow` for a list in which every item is a row. */
export function useRowWindow(options: RowWindowOptions): {
  isLong: boolean;
  drawn: DrawnRow[];
  /** The height of what is not drawn below, in pixels. */
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
  // Before its width is known, of a long list only the beginning is drawn.
  const whole = isLong ? Math.min(mostWhole, count) : count;
  return { isLong, drawn: Array.from({ length: whole }, (_, at) => ({ at, space: 0 })), rest: 0 };
}

const widthOf = (element: HTMLElement) => ({ width: element.getBoundingClientRect().width });
