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
  /** The pictures follow in one alone; where one shows something oneself, no pointer is seen. */
  mode: StageMode;
  /** What the page shows itself: a pointer on another picture is not seen. */
  view: View;
  pictures: () => readonly Driven[];
  boxes: () => readonly PictureBox[];
  /** Given where in the window is pointed; nowhere for an empty list. */
  onPointer: (places: readonly { x: number; y: number }[]) => void;
};

/** Milliseconds after which it is seen whether a picture has come. */
const lookedAgainAfter = 250;

/** Takes pictures where a tour shows them, smoothly; those who want less motion see them jump. */
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
      // Who looks around alone moves the picture under the pointer.
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
  // What is seen may be the picture that is pointed at from now on.
  useEffect(() => again.current?.(), [parts.view]);
}
