import { useEffect, useEffectEvent, useRef } from "react";
import { framesOf } from "../compare/compared.ts";
import type { View } from "../../../view/view.ts";
import { createDrive } from "./drive.ts";
import type { Driven } from "./drive.ts";
import type { Feed } from "./feed.ts";
import { seenAt } from "./pointing.ts";
import type { PictureBox } from "./sight.ts";
import type { StageMode } from "./stage.ts";

type DriveParts = {
  feed: Feed;
  /** The images move only in `follows`. In `shows` there is no pointer. */
  mode: StageMode;
  /** The view on the page. The pointer is hidden if it belongs to another image. */
  view: View;
  pictures: () => readonly Driven[];
  boxes: () => readonly PictureBox[];
  /** Called with the pointer's positions in the viewport; empty if there is none. */
  onPointer: (places: readonly { x: number; y: number }[]) => void;
};

/** Interval for checking whether an image has loaded, in milliseconds. */
const lookedAgainAfter = 250;

/** Animates images to the placements that a tour shows. Users who prefer reduced motion see immediate changes. */
export function useDrive({ feed, mode, ...parts }: DriveParts): void {
  const pictures = useEffectEvent(parts.pictures);
  const boxes = useEffectEvent(parts.boxes);
  const onPointer = useEffectEvent(parts.onPointer);
  const isSeen = useEffectEvent((shown: View) => {
    const { work, image } = parts.view;
    return shown.work === work && shown.image === image;
  });

  const again = useRef<(() => void) | null>(null);
  useEffect(() => {
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const drive = createDrive(isCalm);
    const follows = mode === "follows";
    let isShown = false;
    let frame = 0;
    let waiting: ReturnType<typeof setTimeout> | undefined;

    function step(now: number) {
      frame = 0;
      const lies = follows ? drive.lay(pictures(), now) : "rests";
      const shown = mode === "shows" ? null : feed.newest();
      const pointer = shown && isSeen(shown.view) ? drive.pointer(now) : null;
      if (pointer || isShown) onPointer(pointer ? seenAt(boxes(), pointer) : []);
      isShown = pointer !== null;
      // A user who explores alone moves the image under the pointer.
      const pointerMoves = isShown && !(follows && drive.pointerRests(now));
      clearTimeout(waiting);
      if (lies === "moves" || pointerMoves) goOn();
      else if (lies === "waits") waiting = setTimeout(goOn, lookedAgainAfter);
    }
    function goOn() {
      if (frame === 0) frame = requestAnimationFrame(step);
    }
    function take() {
      const shown = feed.newest();
      if (!shown) return;
      drive.show(framesOf(shown.view), shown.pointer);
      goOn();
    }

    again.current = goOn;
    take();
    const stop = feed.onShown(take);
    window.addEventListener("resize", goOn);
    return () => {
      again.current = null;
      clearTimeout(waiting);
      cancelAnimationFrame(frame);
      stop();
      window.removeEventListener("resize", goOn);
      onPointer([]);
    };
  }, [feed, mode]);
  // The new view may be of the image that the pointer belongs to.
  useEffect(() => again.current?.(), [parts.view]);
}
