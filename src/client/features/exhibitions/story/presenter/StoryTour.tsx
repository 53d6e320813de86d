import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from "react";
import type { RefObject } from "react";
import { UNSAFE_PortalProvider as PortalProvider } from "react-aria";
import { graphql } from "react-relay";
import Radio from "lucide-react/icons/radio";
import type { StoryTourQuery } from "../../../../../../__generated__/relay/StoryTourQuery.graphql.ts";
import type { View } from "../../../../../view/view.ts";
import { useAsked } from "../../../../relay/use-asked.ts";
import { Button } from "../../../../ui/Button.tsx";
import { Checkbox } from "../../../../ui/Checkbox.tsx";
import { RefusalNotice } from "../../../parts/RefusalNotice.tsx";
import type { Refusal } from "../../../parts/refusal.ts";
import { useSight } from "../../../tours/sight.ts";
import { StartTourPart } from "../../../tours/StartTourPart.tsx";
import { onTourInHand, tourInHand } from "../../../tours/tour-in-hand.ts";
import { useSayInTour } from "../../../tours/useSayInTour.ts";
import type { StoryStep } from "../storyStep.ts";
import { saidAtStep } from "./said-at-step.ts";

const query = graphql`
  query StoryTourQuery($code: String!) {
    tour(code: $code) @catch(to: NULL) {
      id
    }
  }
`;

type StoryTourProps = {
  /** Default title of the tour. */
  title: string;
  step: StoryStep;
  /** The view to show if the step's image is no longer visible. */
  view: View;
  /** The element of the presenter view, in which the tour's dialogs render. */
  frame: RefObject<HTMLElement | null>;
};

/** Shows the steps of a story to the followers of a tour and sends their texts, or starts such a tour. */
export function StoryTour({ title, step, view, frame }: StoryTourProps) {
  const code = useSyncExternalStore(onTourInHand, tourInHand, () => null);
  const [isStarting, setStarting] = useState(false);
  const seen = step.view ?? view;
  useSight(() => ({ view: seen, pictures: [], pointer: null }), frame);
  return (
    <PortalProvider getContainer={() => frame.current}>
      {code === null ? (
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => setStarting(true)}>
          <Radio aria-hidden size={18} strokeWidth={1.5} />
          Start a live tour
        </Button>
      ) : (
        <SaidAlong key={code} code={code} step={step} />
      )}
      {isStarting && <StartTourPart title={title} view={seen} onClose={() => setStarting(false)} />}
    </PortalProvider>
  );
}

/** Sends the text of each step as a message, unless the guide turns that off. */
function SaidAlong({ code, step }: { code: string; step: StoryStep }) {
  const variables = useMemo(() => ({ code }), [code]);
  const { answer } = useAsked<StoryTourQuery>(query, variables);
  const [isOn, setOn] = useState(true);
  const id = answer?.tour?.id;
  return (
    <div className="presenter__choice">
      <Checkbox label="Say the words of each step" checked={isOn} onChange={setOn} />
      {isOn && id !== undefined && <Sayer tourId={id} step={step} />}
    </div>
  );
}

function Sayer({ tourId, step }: { tourId: string; step: StoryStep }) {
  const { sayInTour } = useSayInTour(tourId);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const words = saidAtStep(step);
  const say = useEffectEvent(() => {
    setRefusal(null);
    if (words !== "") sayInTour(words, { onRefused: setRefusal });
  });
  useEffect(() => say(), [step.key]);
  return (
    <span role="status">
      <RefusalNotice refusal={refusal} onAgain={() => setRefusal(null)} />
    </span>
  );
}
