import { useEffect, useEffectEvent, useRef } from "react";
import { channelOf, createSharedStep } from "./shared-step.ts";
import type { SharedStep } from "./shared-step.ts";

/**
 * Synchronizes the step of a window with other windows that show the same story.
 *
 * @param block global id of the story
 * @param step the step of this window; null until it knows one
 * @param onStep called with the new step when another window moves
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
