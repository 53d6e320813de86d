import { useEffect, useEffectEvent, useRef } from "react";
import { channelOf, createSharedStep } from "./shared-step.ts";
import type { SharedStep } from "./shared-step.ts";

/**
 * Keeps a window at the step at which others are that show the same story.
 *
 * @param block the story's global id
 * @param step where this window is; null as long as it waits to hear
 * @param onStep called with the step to which somebody went in another window
 */
export function useSharedStep(
  block: string,
  step: string | null,
  onStep: (step: string) => void,
): void {
  const shared = useRef<SharedStep | null>(null);
  const first = useEffectEvent(() => step);
  const hear = useEffectEvent(onStep);
  useEffect(() => {
    const channel = new BroadcastChannel(channelOf(block));
    const own = createSharedStep({ channel, step: first(), onStep: (next) => hear(next) });
    shared.current = own;
    return () => {
      shared.current = null;
      own.stop();
    };
  }, [block]);
  useEffect(() => {
    if (step !== null) shared.current?.goTo(step);
  }, [step]);
}
