import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { toCompareSearch } from "../../../view/address.ts";
import type { CompareSearch } from "../../../view/address.ts";
import type { Adjustments, Frame, View } from "../../../view/view.ts";
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
  /** A picture rests where somebody has moved it: the address follows. */
  onRest: () => void;
  /** What is looked at now, for an address. */
  current: () => View | null;
};

/** A comparison that follows the address, and the address follows it. */
export function useCompared(
  view: View | null,
  onChange: (search: CompareSearch, how: CompareChange) => void,
): Comparing {
  const [compared, setCompared] = useState(() => comparedIn(view, nothingCompared, new Map()));
  const [linking] = useState(() => createLinking(compared.lock));
  const looks = useRef(new Map<string, Frame>());
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
    const next = viewOf(latest.current, looks.current);
    told.current = textOf(next);
    if (!next) forgetCompared();
    newest.current(next ? toCompareSearch(next) : { view: [] }, how);
  }, []);

  const follow = useEffectEvent(() => {
    // What the address says because it was told so is known.
    if (textOf(view) === told.current) return;
    clearTimeout(telling.current);
    told.current = textOf(view);
    const next = comparedIn(view, latest.current, looks.current);
    for (const { name, frame } of next.pictures) {
      const before = latest.current.pictures.find((each) => each.name === name);
      if (before?.frame !== frame) looks.current.delete(name);
    }
    linking.letGo();
    show(next);
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

  const onRest = useCallback(() => {
    const leader = linking.leader();
    const standings = linking.standings();
    for (const { name, frame } of latest.current.pictures) {
      const standing = standings.get(name);
      if (!standing || (latest.current.lock === "free" && leader !== null && leader !== name)) {
        continue;
      }
      const { sight, window, image } = standing;
      const region = regionInWindow(sight, window, image);
      const { rotation, mirror } = sight;
      looks.current.set(name, { ...frame, region, rotation, mirror });
    }
    change({}, "move");
  }, [linking, change]);

  const adjust = useCallback<Comparing["adjust"]>(
    (name, adjustments) => {
      const look = looks.current.get(name);
      if (look) looks.current.set(name, { ...look, adjustments });
      const pictures = latest.current.pictures.map((each) =>
        each.name === name ? { name, frame: { ...each.frame, adjustments } } : each,
      );
      change({ pictures }, "move");
    },
    [change],
  );

  const current = useCallback(() => viewOf(latest.current, looks.current), []);
  return { compared, linking, change, adjust, onRest, current };
}

function textOf(view: View | null): string {
  return JSON.stringify(view && toCompareSearch(view));
}
