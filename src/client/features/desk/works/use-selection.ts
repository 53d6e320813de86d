import { useRouter } from "@tanstack/react-router";
import { useCallback, useEffect, useMemo, useState } from "react";
import { choose, everything, nothing, rangeTo, type Selection } from "./selection.ts";

/** Which works are chosen, and what chooses them. */
export type Chosen = {
  selection: Selection;
  /** How many they are. */
  count: number;
  /** Chooses a work or lets it go; with a range, all from the one before to it. */
  chooseOne: (id: string, isNow: boolean, isRange: boolean) => void;
  chooseShown: (isNow: boolean) => void;
  chooseAll: () => void;
  chooseNone: () => void;
};

/** What was chosen last in a list, and the list's entry in the browser's history. */
let last: { entry: string | undefined; selection: Selection } | null = null;

/**
 * Keeps which works are chosen, also while somebody looks at one of them and comes back.
 *
 * @param shown the ids of the works on the page, in their order
 * @param total how many are found, shown or not
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
  // The same function for as long as the page shows the same, or hundreds of rows would be drawn anew with each choice.
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

/** What is not on the page any more cannot be seen to be chosen. */
function seen(selection: Selection, shown: readonly string[]): Selection {
  return { ...selection, ids: new Set(shown.filter((id) => selection.ids.has(id))) };
}
