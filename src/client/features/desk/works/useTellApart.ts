import { graphql } from "react-relay";
import type { useTellApartMutation } from "../../../../../__generated__/relay/useTellApartMutation.graphql.ts";
import type { Outcome } from "../../parts/refusal.ts";
import { useChange } from "../../parts/use-change.ts";

/** Dismisses a group of likely duplicates, or undoes that. */
export function useTellApart() {
  const [tell, isTelling] = useChange<useTellApartMutation>(graphql`
    mutation useTellApartMutation($input: TellApartInput!) {
      tellApart(input: $input) {
        __typename
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

  function tellApart(group: string, areDifferent: boolean, outcome: Outcome): void {
    tell({ variables: { input: { group, areDifferent } }, ...outcome });
  }

  return { tellApart, isTelling };
}
