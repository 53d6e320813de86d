import { useState } from "react";
import type { TakenViewInput } from "../../../../../../__generated__/relay/useWriteBlockMutation.graphql.ts";
import { PickWork } from "../../../compare/PickWork.tsx";
import type { ShownView } from "../block-form.ts";
import { rememberShown } from "./shown-views.ts";
import { ViewFinder } from "./ViewFinder.tsx";

type ViewTakerProps = {
  title: string;
  /** The initial view; without it the user first searches for a work. */
  start?: TakenViewInput | null;
  onTake: (view: TakenViewInput, shown: ShownView) => void;
  onClose: () => void;
};

/** A two-step dialog to select a view: a search for the work, then the viewer. */
export function ViewTaker({ title, start = null, onTake, onClose }: ViewTakerProps) {
  const [begin, setBegin] = useState<Pick<TakenViewInput, "workId" | "place"> | null>(start);
  if (!begin) {
    return (
      <PickWork
        label={title}
        fieldLabel="Find a work"
        onPick={({ work, place }) => setBegin({ workId: work.id, place })}
        onClose={onClose}
      />
    );
  }
  return (
    <ViewFinder
      key={`${begin.workId} ${begin.place}`}
      title={title}
      workId={begin.workId}
      place={begin.place}
      start={begin === start ? start : null}
      onTake={({ view, shown }) => {
        rememberShown(view, shown);
        onTake(view, shown);
      }}
      onOther={() => setBegin(null)}
      onClose={onClose}
    />
  );
}
