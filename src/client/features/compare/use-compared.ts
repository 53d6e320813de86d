import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { toCompareSearch } from "../../../view/address.ts";
import type { CompareSearch } from "../../../view/address.ts";
import type { Adjustments, View } from "../../../view/view.ts";
import { regionInWindow } from "../../../view/window.ts";
import { forgetCompared, rememberCompared } from "./compare-address.ts";
import { comparedIn, nothingCompared, viewOf } from "./compared.ts";
import type { Compared } from "./compared.ts";
import { createLinking } from "./linking.ts";
import type { Linking } from "./linking.ts";

/** Milliseconds without a further change after which the address follows. */
const addressFollows = 300;

/** Whether a change is a step of the history, or only goes on with the last one. */
export type CompareChange = "step" | "move";

/** What is compared, and the ways to change it. */
export type Comparing = {
  compared: Compared;
  linking: Linking;
  change: (part: Partial<Compared>, how: CompareChange) => void;
  /** Shows one of the pictures in other colours. */
  adjust: (name: string, adjustments: Adjustments) => void;
  /** A picture, or all of them, rests where somebody has moved it: the address follows. */
  onRest: (name?: string) => void;
  /** What is looked at now, for an address. */
  current: () => View | null;
  /** The same as all pictures lie at this moment, also while they move. */
  seen: () => View | null;
};

/** A comparison that follows the address, and the address follows it. */
export function useCompared(
  view: View | null,
  onChange: (search: CompareSearch, how: CompareChange) => void,
): Comparing {
  const [compared, setCompared] = useState(() => comparedIn(view, nothingCompared));
  const [linking] = useState(() => createLinking(compared.lock));
  const told = useRef(textOf(view));
  const telling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(compared);
  const newest = useRef(onChange);
  useEffect(() => {
    newest.current = onChange;
  });

  const show = useCallback(
    (next: Compared) => {
      latest.current = next;
      setCompared(next);
      linking.tie(next.lock);
    },
    [linking],
  );

  const tell = useCallback((how: CompareChange) => {
    clearTimeout(telling.current);
    const next = viewOf(latest.current);
    told.current = textOf(next);
    if (!next) forgetCompared();
    newest.current(next ? toCompareSearch(next) : { view: [] }, how);
  }, []);

  const follow = useEffectEvent(() => {
    // What the address says because it was told so is known.
    if (textOf(view) === told.current) return;
    clearTimeout(telling.current);
    told.current = textOf(view);
    linking.letGo();
    show(comparedIn(view, latest.current));
  });

  useEffect(() => {
    if (view) rememberCompared(toCompareSearch(view));
    follow();
  }, [view]);
  useEffect(() => () => clearTimeout(telling.current), []);

  const change = useCallback<Comparing["change"]>(
    (part, how) => {
      show({ ...latest.current, ...part });
      clearTimeout(telling.current);
      if (how === "step") tell(how);
      else telling.current = setTimeout(() => tell(how), addressFollows);
    },
    [show, tell],
  );

  const resting = useCallback(
    (only?: string): Compared => {
      const { lock, pictures } = latest.current;
      const standings = linking.standings();
      const now = pictures.map((picture) => {
        const { name, frame } = picture;
        const standing = standings.get(name);
        // One that is not tied to it may still be on its way.
        if (!standing || (lock === "free" && only !== undefined && only !== name)) return picture;
        const { sight, window, image } = standing;
        const region = regionInWindow(sight, window, image);
        const { rotation, mirror } = sight;
        return { name, frame: { ...frame, region, rotation, mirror } };
      });
      return { ...latest.current, pictures: now };
    },
    [linking],
  );
  const onRest = useCallback<Comparing["onRest"]>(
    (only) => change({ pictures: resting(only).pictures }, "move"),
    [resting, change],
  );

  const adjust = useCallback<Comparing["adjust"]>(
    (name, adjustments) => {
      const pictures = latest.current.pictures.map((each) =>
        each.name === name ? { name, frame: { ...each.frame, adjustments } } : each,
      );
      change({ pictures }, "move");
    },
    [change],
  );

  const current = useCallback(() => viewOf(latest.current), []);
  const seen = useCallback(() => viewOf(resting()), [resting]);
  return { compared, linking, change, adjust, onRest, current, seen };
}

function textOf(view: View | null): string {
  return JSON.stringify(view && toCompareSearch(view));
}
