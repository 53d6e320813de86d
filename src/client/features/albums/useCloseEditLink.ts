import { graphql } from "react-relay";
import type { useCloseEditLinkMutation } from "../../../../__generated__/relay/useCloseEditLinkMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { Outcome } from "../parts/refusal.ts";

/** Removes an album's edit link, and the rights of all who opened it. */
export function useCloseEditLink() {
  const [change, isClosing] = useChange<useCloseEditLinkMutation>(graphql`
    mutation useCloseEditLinkMutation($input: CloseEditLinkInput!, $albumId: ID!) {
      closeEditLink(input: $input) {
        __typename
        ... on CloseEditLinkSuccess {
          viewer {
            albumRights(id: $albumId) {
              ...ShareDialog_rights
            }
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

  function closeEditLink(id: string, outcome: Outcome): void {
    change({
      variables: { input: { id }, albumId: id },
      ...outcome,
    });
  }

  return { closeEditLink, isClosing };
}
