import { graphql } from "react-relay";
import type { useCloseDraftLinkMutation } from "../../../../../__generated__/relay/useCloseDraftLinkMutation.graphql.ts";
import type { Outcome } from "../../parts/refusal.ts";
import { useChange } from "../../parts/use-change.ts";

/** Closes the link by which others see a draft. */
export function useCloseDraftLink() {
  const [change, isClosing] = useChange<useCloseDraftLinkMutation>(graphql`
    mutation useCloseDraftLinkMutation($input: ExhibitionInput!) {
      closeDraftLink(input: $input) {
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

  function closeDraftLink(id: string, outcome: Outcome): void {
    change({ variables: { input: { id } }, ...outcome });
  }

  return { closeDraftLink, isClosing };
}
