import { useCallback, useEffect, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import type { Point, View } from "../../../view/view.ts";
import { withKeptLook } from "./kept-look.ts";
import type { StageProps } from "./stage.ts";
import { TourComparison } from "./TourComparison.tsx";
import { TourPicture } from "./TourPicture.tsx";

type TourStageProps = Pick<StageProps, "feed" | "mode"> & {
  first: View;
  /** Called when a follower starts to explore alone. */
  onAlone: () => void;
};

/** Keys that move nothing. */
const harmless = new Set(["Tab", "Shift", "Control", "Alt", "Meta", "Escape", "t", "T", "?"]);
/** One ring for each of the maximum number of images. */
const rings = [0, 1, 2, 3];

/** The images that a tour shows. */
export function TourStage({ feed, mode, first, onAlone }: TourStageProps) {
  const [view, setView] = useState(() => feed.newest()?.view ?? first);
  const ringList = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const follows = mode === "follows";

  useEffect(() => {
    if (!follows) return;
    const take = () => {
      const shown = feed.newest();
      if (shown) setView((before) => withKeptLook(shown.view, before));
    };
    take();
    return feed.onShown(take);
  }, [feed, follows]);

  const onPointer = useCallback(
    (places: readonly Point[]) => {
      const box = stage.current?.getBoundingClientRect();
      for (const [index, ring] of [...(ringList.current?.children ?? [])].entries()) {
        const place = places[index];
        if (!(ring instanceof HTMLElement) || !box) continue;
        ring.hidden = !place || mode === "shows";
        if (place) ring.style.translate = `${place.x - box.left}px ${place.y - box.top}px`;
      }
    },
    [mode],
  );

  const gesture = () => {
    if (follows) onAlone();
  };
  const onKey = ({ key, target }: KeyboardEvent) => {
    const isField = target instanceof Element && target.closest("input, textarea, select");
    if (!harmless.has(key) && !isField) gesture();
  };
  const parts = { feed, mode, view, onView: setView, onPointer };
  return (
    <div
      ref={stage}
      className="tour-stage"
      data-mode={mode}
      onPointerDownCapture={gesture}
      onWheelCapture={gesture}
      onKeyDownCapture={onKey}
    >
      {view.comparison ? <TourComparison {...parts} /> : <TourPicture key={view.work} {...parts} />}
      {follows && view.lens && <div className="tour-stage__veil" />}
      <div ref={ringList} className="tour-stage__rings" aria-hidden>
        {rings.map((index) => (
          <span key={index} className="tour-stage__ring" hidden />
        ))}
      </div>
    </div>
  );
}
