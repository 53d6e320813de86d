import { useMemo } from "react";
import type { ReactNode } from "react";
import { graphql } from "react-relay";
import type { ChosenWorksQuery } from "../../../../../../__generated__/relay/ChosenWorksQuery.graphql.ts";
import { useAsked } from "../../../../relay/use-asked.ts";
import { Button } from "../../../../ui/Button.tsx";
import { WorkGrid } from "./WorkGrid.tsx";

const query = graphql`
  query ChosenWorksQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on WorkListBlock {
        works(first: 100) {
          ...WorkGrid_works
        }
      }
    }
  }
`;

type ChosenWorksProps = {
  blockId: string;
  label: string;
  /** Those that are shown already. */
  few: ReactNode;
};

/** All works of a list that were chosen, once they are asked for. */
export function ChosenWorks({ blockId, label, few }: ChosenWorksProps) {
  const variables = useMemo(() => ({ id: blockId }), [blockId]);
  const { answer, isFailed, retry } = useAsked<ChosenWorksQuery>(query, variables);
  const works = answer?.node?.works;
  if (works) return <WorkGrid works={works} label={label} />;
  return (
    <>
      {few}
      {isFailed || answer ? (
        <p role="alert">
          The other works could not be loaded. Check your connection and try again.{" "}
          <Button variant="quiet" onClick={retry}>
            Try again
          </Button>
        </p>
      ) : (
        <p role="status" className="exhibition-note">
          Loading the other works …
        </p>
      )}
    </>
  );
}
