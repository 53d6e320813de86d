import { useDeferredValue, useMemo } from "react";

type LoadedList<Edge> = {
  /** Tells another list from the same one gone on with. */
  identity: string;
  edges: readonly Edge[];
  hasPrevious: boolean;
  hasNext: boolean;
};

/**
 * A list as it is drawn. A page that comes to it is drawn bit by bit, so that whoever scrolls is not held up; another
 * list takes its place at once.
 *
 * @returns the list, and whether a page of it is still to be drawn
 */
export function useDrawnList<Edge>(
  loaded: LoadedList<Edge>,
): LoadedList<Edge> & { isDrawing: boolean } {
  const { identity, edges, hasPrevious, hasNext } = loaded;
  const now = useMemo(
    () => ({ identity, edges, hasPrevious, hasNext }),
    [identity, edges, hasPrevious, hasNext],
  );
  const before = useDeferredValue(now);
  const drawn = before.identity === identity ? before : now;
  return { ...drawn, isDrawing: drawn !== now };
}
