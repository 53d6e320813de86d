import { graphql } from "react-relay";
import type { useOpenEditLinkMutation } from "../../../../__generated__/relay/useOpenEditLinkMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { Outcome } from "../parts/refusal.ts";

/** Makes the current user an editor of an album, by the key of its edit link. */
export function useOpenEditLink() {
  const [change, isOpening] = useChange<useOpenEditLinkMutation>(graphql`
    mutation useOpenEditLinkMutation($input: OpenEditLinkInput!, $albumId: ID!) {
      openEditLink(input: $input) {
        __typename
        ... on OpenEditLinkSuccess {
          viewer {
            albumRights(id: $albumId) {
              ...AlbumTools_rights
            }
          }
        }
        ... on InvalidInput {
          problems {
            message
          }
        }
      }
    }
  `);

  function openEditLink(id: string, key: string, outcome: Outcome): void {
    change({
      variables: { input: { id, key }, albumId: id },
      ...outcome,
    });
  }

  return { openEditLink, isOpening };
}
