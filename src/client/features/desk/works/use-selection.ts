import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
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
  // What is not on the page any more cannot be seen to be chosen.
  const ids = new Set(shown.filter((id) => kept.ids.has(id)));
  const selection = { ...kept, ids };
  return {
    selection,
    count: selection.isAll ? total : ids.size,
    chooseOne: (id, isNow, isRange) => {
      const changed = isRange ? rangeTo(selection, shown, id) : [id];
      setSelection(choose(selection, shown, changed, isNow));
    },
    chooseShown: (isNow) => setSelection(choose(selection, shown, shown, isNow)),
    chooseAll: () => setSelection(everything),
    chooseNone: () => setSelection(nothing),
  };
}
