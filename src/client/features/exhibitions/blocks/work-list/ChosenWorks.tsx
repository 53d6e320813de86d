import { use, useEffect, useMemo, useRef } from "react";
import type { ReactNode } from "react";
import { graphql } from "react-relay";
import type { ChosenWorksQuery } from "../../../../../../__generated__/relay/ChosenWorksQuery.graphql.ts";
import { useAsked } from "../../../../relay/use-asked.ts";
import { Button } from "../../../../ui/Button.tsx";
import { DraftShown } from "../../draft-shown.ts";
import { WorkGrid } from "./WorkGrid.tsx";

const query = graphql`
  query ChosenWorksQuery($id: ID!, $draftId: ID!, $key: String, $isDraft: Boolean!)
  @throwOnFieldError {
    node(id: $id) @skip(if: $isDraft) {
      ... on WorkListBlock {
        works(first: 200) {
          ...WorkGrid_works
        }
      }
    }
    draft(id: $draftId, key: $key) @include(if: $isDraft) {
      block(id: $id) {
        ... on WorkListBlock {
          works(first: 200) {
            ...WorkGrid_works
          }
        }
      }
    }
  }
`;

type ChosenWorksProps = {
  blockId: string;
  label: string;
  /** The works that are already loaded, and their number. */
  few: ReactNode;
  fewCount: number;
};

/** All selected works of a list, loaded on request. Moves the focus from the pressed button. */
export function ChosenWorks({ blockId, label, few, fewCount }: ChosenWorksProps) {
  const draft = use(DraftShown);
  const variables = useMemo(
    () => ({
      id: blockId,
      draftId: draft?.id ?? "",
      key: draft?.linkKey ?? null,
      isDraft: draft !== null,
    }),
    [blockId, draft],
  );
  const { answer, isFailed, retry } = useAsked<ChosenWorksQuery>(query, variables);
  const works = answer?.draft?.block?.works ?? answer?.node?.works;
  const isThere = works !== undefined;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (!isThere || document.activeElement !== place.current) return;
    // The first additional work.
    place.current?.querySelectorAll("a")[fewCount]?.focus({ preventScroll: true });
  }, [isThere, fewCount]);
  return (
    <div ref={place} className="work-list__all" tabIndex={-1}>
      {works ? <WorkGrid works={works} label={label} /> : few}
      {!works && (isFailed || answer) && (
        <p role="alert" lang="en">
          The other works could not be loaded. Check your connection and try again.{" "}
          <Button variant="quiet" onClick={retry}>
            Try again
          </Button>
        </p>
      )}
      {!works && !isFailed && !answer && (
        <p role="status" className="exhibition-note" lang="en">
          Loading the other works …
        </p>
      )}
    </div>
  );
}
