import { graphql } from "react-relay";
import type { useOpenEditLinkMutation } from "../../../../__generated__/relay/useOpenEditLinkMutation.graphql.ts";
import { useChange } from "../../relay/use-change.ts";
import { refusalOf, unsent } from "../parts/refusal.ts";
import type { Outcome } from "./album-outcome.ts";

/** Makes whoever looks an editor of an album, by the key of its edit link. */
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

  function openEditLink(id: string, key: string, { onDone, onRefused }: Outcome): void {
    change({
      variables: { input: { id, key }, albumId: id },
      onCompleted: ({ openEditLink: result }, errors) => {
        if (result?.__typename === "OpenEditLinkSuccess") return onDone?.();
        onRefused(refusalOf(result, errors));
      },
      onUnsent: (again, sentence) => onRefused(unsent(again, sentence)),
    });
  }

  return { openEditLink, isOpening };
}
