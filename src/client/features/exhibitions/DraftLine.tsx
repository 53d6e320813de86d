import { useCallback, useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { DraftLine_exhibition$key } from "../../../../__generated__/relay/DraftLine_exhibition.graphql.ts";
import { lazyPart } from "../parts/lazy-part.tsx";
import { PartBoundary } from "../parts/PartBoundary.tsx";

const DraftFollower = lazyPart(async () => (await import("./DraftFollower.tsx")).DraftFollower);

type DraftLineProps = {
  exhibition: DraftLine_exhibition$key;
  /** Called when a newer change exists or the exhibition is gone; stable between renders. */
  onChanged: () => void;
};

/** A notice that the exhibition may not be published. Subscribes to its changes. */
export function DraftLine({ exhibition: key, onChanged }: DraftLineProps) {
  const { id, state, change } = useFragment(
    graphql`
      fragment DraftLine_exhibition on Exhibition {
        id
        state
        change
      }
    `,
    key,
  );
  const shown = useRef(change);
  /** The newest change number in an event. */
  const told = useRef(change);
  useEffect(() => {
    shown.current = change;
    // A change that arrived during the request is not part of the response.
    if (told.current > change) onChanged();
  }, [change, onChanged]);
  const onChange = useCallback(
    (newest: number | null) => {
      told.current = Math.max(told.current, newest ?? 0);
      if (newest === null || newest > shown.current) onChanged();
    },
    [onChanged],
  );
  return (
    <>
      <PartBoundary waiting={null}>
        <DraftFollower id={id} onChange={onChange} />
      </PartBoundary>
      <p className="draft-line page">
        {state === "PUBLISHED"
          ? "This exhibition is published; here it is as it is now."
          : "This is a draft. Curators see it, and whoever has its link."}
      </p>
    </>
  );
}
