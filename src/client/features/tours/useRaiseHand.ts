import { graphql } from "react-relay";
import type { useRaiseHandMutation } from "../../../../__generated__/relay/useRaiseHandMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { Outcome } from "../parts/refusal.ts";

/** Raises the current user's hand. A visitor must provide a name, and then gets a cookie. */
export function useRaiseHand(tourId: string) {
  const [change, isRaising] = useChange<useRaiseHandMutation>(graphql`
    mutation useRaiseHandMutation($input: RaiseHandInput!) {
      raiseHand(input: $input) {
        __typename
        ... on ChangeTourSuccess {
          tour {
            ...tourRoom_tour
          }
          viewer {
            ...useGuest_viewer
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

  function raiseHand(name: string | null, outcome: Outcome): void {
    change({
      variables: { input: { tourId, name } },
      ...outcome,
    });
  }

  return { raiseHand, isRaising };
}
