import { useState } from "react";
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

/**
 * Keeps which works are chosen.
 *
 * @param shown the ids of the works on the page, in their order
 * @param total how many are found, shown or not
 */
export function useSelection(shown: readonly string[], total: number): Chosen {
  const [kept, setSelection] = useState<Selection>(nothing);
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
