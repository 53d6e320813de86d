import { useEffect, useEffectEvent } from "react";
import { framesOf } from "../compare/compared.ts";
import type { View } from "../../../view/view.ts";
import { createDrive } from "./drive.ts";
import type { Driven } from "./drive.ts";
import type { Feed } from "./feed.ts";
import { seenAt } from "./pointing.ts";
import type { PictureBox } from "./sight.ts";

type DriveParts = {
  feed: Feed;
  /** Whether the pictures follow; the pointer is shown in any case. */
  isOn: boolean;
  /** What the page shows itself: a pointer on another picture is not seen. */
  view: View;
  pictures: () => readonly Driven[];
  boxes: () => readonly PictureBox[];
  /** Given where in the window is pointed; nowhere for an empty list. */
  onPointer: (places: readonly { x: number; y: number }[]) => void;
};

/** Takes pictures where a tour shows them, smoothly; those who want less motion see them jump. */
export function useDrive({ feed, isOn, ...parts }: DriveParts): void {
  const pictures = useEffectEvent(parts.pictures);
  const boxes = useEffectEvent(parts.boxes);
  const onPointer = useEffectEvent(parts.onPointer);
  const isSeen = useEffectEvent((shown: View) => {
    const { work, image } = parts.view;
    return shown.work === work && shown.image === image;
  });

  useEffect(() => {
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const drive = createDrive(isCalm);
    let isShown = false;
    let frame = 0;

    function step(now: number) {
      frame = 0;
      const shown = feed.newest();
      const isThere = !isOn || drive.lay(pictures(), now);
      const pointer = shown && isSeen(shown.view) ? drive.pointer(now) : null;
      if (pointer || isShown) onPointer(pointer ? seenAt(boxes(), pointer) : []);
      isShown = pointer !== null;
      if (!isThere || isShown) goOn();
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

    take();
    const stop = feed.onShown(take);
    window.addEventListener("resize", goOn);
    return () => {
      cancelAnimationFrame(frame);
      stop();
      window.removeEventListener("resize", goOn);
      onPointer([]);
    };
  }, [feed, isOn]);
}
