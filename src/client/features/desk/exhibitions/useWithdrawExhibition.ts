import { graphql } from "react-relay";
import type { useWithdrawExhibitionMutation } from "../../../../../__generated__/relay/useWithdrawExhibitionMutation.graphql.ts";
import type { Outcome } from "../../parts/refusal.ts";
import { useChange } from "../../parts/use-change.ts";

/** Unpublishes an exhibition and cancels its scheduled publication. */
export function useWithdrawExhibition() {
  const [change, isWithdrawing] = useChange<useWithdrawExhibitionMutation>(graphql`
    mutation useWithdrawExhibitionMutation($input: ExhibitionInput!) {
      withdrawExhibition(input: $input) {
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

  function withdrawExhibition(id: string, outcome: Outcome): void {
    change({ variables: { input: { id } }, ...outcome });
  }

  return { withdrawExhibition, isWithdrawing };
}
