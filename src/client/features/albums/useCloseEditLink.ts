import { graphql } from "react-relay";
import type { useCloseEditLinkMutation } from "../../../../__generated__/relay/useCloseEditLinkMutation.graphql.ts";
import { useChange } from "../../relay/use-change.ts";
import { refusalOf, unsent } from "../parts/refusal.ts";
import type { Outcome } from "./album-outcome.ts";

/** Takes an album's edit link away, and the rights of all who opened it. */
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

  function closeEditLink(id: string, { onDone, onRefused }: Outcome): void {
    change({
      variables: { input: { id }, albumId: id },
      onCompleted: ({ closeEditLink: result }, errors) => {
        if (result?.__typename === "CloseEditLinkSuccess") return onDone?.();
        onRefused(refusalOf(result, errors));
      },
      onUnsent: (again, sentence) => onRefused(unsent(again, sentence)),
    });
  }

  return { closeEditLink, isClosing };
}
