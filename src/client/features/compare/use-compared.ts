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

/** Milliseconds without a further change until the URL is updated. */
const addressFollows = 300;

/** Whether a change adds a history entry or replaces the current one. */
export type CompareChange = "step" | "move";

/** State of a comparison, and functions to change it. */
export type Comparing = {
  compared: Compared;
  linking: Linking;
  change: (part: Partial<Compared>, how: CompareChange) => void;
  /** Changes the colours of one image. */
  adjust: (name: string, adjustments: Adjustments) => void;
  /** Called when an image, or all of them, rests after the user moved it; updates the URL. */
  onRest: (name?: string) => void;
  /** Returns the current comparison for a URL. */
  current: () => View | null;
  /** Returns the same with the placements of this moment, also during movements. */
  seen: () => View | null;
};

/** Synchronizes a comparison with the URL, in both directions. */
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
    // This change of the URL came from here.
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
        // An image that is not linked to it may still be moving.
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
