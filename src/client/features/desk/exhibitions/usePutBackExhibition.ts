import { graphql } from "react-relay";
import type { usePutBackExhibitionMutation } from "../../../../../__generated__/relay/usePutBackExhibitionMutation.graphql.ts";
import type { Outcome } from "../../parts/refusal.ts";
import { useChange } from "../../parts/use-change.ts";

/** Restores a version of an exhibition. */
export function usePutBackExhibition() {
  const [change, isPutting] = useChange<usePutBackExhibitionMutation>(graphql`
    mutation usePutBackExhibitionMutation($input: PutBackExhibitionInput!) {
      putBackExhibition(input: $input) {
        __typename
        ... on ChangeExhibitionSuccess {
          exhibition {
            ...ExhibitionStanding_exhibition
          }
        }
        ... on InvalidInput {
          problems {
            message
          }
        }
        ... on NotAllowed {
          message
        }
      }
    }
  `);

  function putBackExhibition(id: string, number: number, outcome: Outcome): void {
    change({ variables: { input: { id, number } }, ...outcome });
  }

  return { putBackExhibition, isPutting };
}
