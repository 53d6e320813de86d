import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { StoryScreen_block$key } from "../../../../../../__generated__/relay/StoryScreen_block.graphql.ts";
import { StageCanvas } from "../StageCanvas.tsx";
import { stepsOf } from "../story-keys.ts";
import { storyStep } from "../storyStep.ts";
import { useSharedStep } from "./use-shared-step.ts";

/** The image of a story for a second screen. It follows the presenter. */
export function StoryScreen({ block: key, id }: { block: StoryScreen_block$key; id: string }) {
  const block = useFragment(
    graphql`
      fragment StoryScreen_block on ZoomStoryBlock {
        title
        steps {
          ...storyStep_step
        }
      }
    `,
    key,
  );
  const steps = useMemo(() => block.steps.map(storyStep), [block.steps]);
  // Null until another window announces its step, or the user moves in this one.
  const [told, setTold] = useState<string | null>(null);
  const place = steps.findIndex((step) => step.key === told);
  const index = Math.max(0, place);
  const step = steps[index];
  useSharedStep(id, told, setTold);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isRightToLeft = getComputedStyle(document.documentElement).direction === "rtl";
    const next = steps[index + stepsOf(event, isRightToLeft)];
    if (!next || next === step) return;
    event.preventDefault();
    setTold(next.key);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
  return (
    <div className="story-screen">
      <h1 className="visually-hidden">{block.title ?? "Zoom story"}</h1>
      <StageCanvas view={step?.stage ?? null} />
      <p className="visually-hidden" role="status">
        {step && `Step ${index + 1} of ${steps.length}: ${step.title ?? step.seen}`}
      </p>
    </div>
  );
}
