import { useDeferredValue, useMemo } from "react";

type LoadedList<Edge> = {
  /** Identifies the list: a different value means another list, the same value the same list with more items. */
  identity: string;
  edges: readonly Edge[];
  hasPrevious: boolean;
  hasNext: boolean;
};

/**
 * Returns the list to render. A page added to a list is rendered as a deferred update, so that it does not block
 * scrolling; another list replaces it immediately.
 *
 * @returns the list, and whether a page of it is still to be rendered
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
