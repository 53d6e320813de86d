import { graphql } from "react-relay";
import type { usePutPicturesBackMutation } from "../../../../../__generated__/relay/usePutPicturesBackMutation.graphql.ts";
import { useChange } from "../../parts/use-change.ts";
import type { Outcome } from "../../parts/refusal.ts";

/** Undoes a change of a work's images by restoring the revision before it. */
export function usePutPicturesBack() {
  const [change, isPutting] = useChange<usePutPicturesBackMutation>(graphql`
    mutation usePutPicturesBackMutation($input: RestoreWorkRevisionInput!) {
      restoreWorkRevision(input: $input) {
        __typename
        ... on RestoreWorkRevisionSuccess {
          work {
            ...workInHand_work
          }
        }
        ... on WorkConflict {
          message
          work {
            ...workInHand_work
          }
        }
        ... on NotAllowed {
          message
        }
        ... on InvalidInput {
          problems {
            message
          }
        }
      }
    }
  `);

  function putPicturesBack(
    revision: { id: string; number: number; version: number },
    outcome: Outcome,
  ): void {
    change({ variables: { input: revision }, ...outcome });
  }

  return { putPicturesBack, isPutting };
}
