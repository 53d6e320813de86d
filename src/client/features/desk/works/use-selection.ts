import { useRouter } from "@tanstack/react-router";
import { useCallback, useEffect, useMemo, useState } from "react";
import { choose, everything, nothing, rangeTo, type Selection } from "./selection.ts";

/** The selected works, with functions to change the selection. */
export type Chosen = {
  selection: Selection;
  /** Number of selected works. */
  count: number;
  /** Selects or deselects a work. With `isRange` this applies to all works since the last one. */
  chooseOne: (id: string, isNow: boolean, isRange: boolean) => void;
  chooseShown: (isNow: boolean) => void;
  chooseAll: () => void;
  chooseNone: () => void;
};

/** The last selection, and the history entry of its list. */
let last: { entry: string | undefined; selection: Selection } | null = null;

/**
 * Manages the selection of works. The selection survives a visit to a work and the way back.
 *
 * @param shown the ids of the works on the page, in order
 * @param total number of matching works, including those not shown
 */
export function useSelection(shown: readonly string[], total: number): Chosen {
  const router = useRouter();
  const [entry] = useState(() => router.latestLocation.state.__TSR_key);
  const [kept, setSelection] = useState(
    () => (last?.entry === entry && last?.selection) || nothing,
  );
  useEffect(() => {
    last = { entry, selection: kept };
  }, [entry, kept]);
  const selection = useMemo(() => seen(kept, shown), [kept, shown]);
  // A stable function; otherwise each selection would rerender hundreds of rows.
  const chooseOne = useCallback(
    (id: string, isNow: boolean, isRange: boolean) =>
      setSelection((before) => {
        const now = seen(before, shown);
        return choose(now, shown, isRange ? rangeTo(now, shown, id) : [id], isNow);
      }),
    [shown],
  );
  return {
    selection,
    count: selection.isAll ? total : selection.ids.size,
    chooseOne,
    chooseShown: (isNow) => setSelection(choose(selection, shown, shown, isNow)),
    chooseAll: () => setSelection(everything),
    chooseNone: () => setSelection(nothing),
  };
}

/** Removes works that the page does not show any more, because the user cannot see that they are selected. */
function seen(selection: Selection, shown: readonly string[]): Selection {
  return { ...selection, ids: new Set(shown.filter((id) => selection.ids.has(id))) };
}
