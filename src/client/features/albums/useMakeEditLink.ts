import { graphql } from "react-relay";
import type { useMakeEditLinkMutation } from "../../../../__generated__/relay/useMakeEditLinkMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { Refusal } from "../parts/refusal.ts";

type Options = {
  /** Called with the key for the link; the server sends it only once. */
  onMade: (key: string) => void;
  onRefused: (refusal: Refusal) => void;
};

/** Creates a link by which others may edit an album; the previous link stops working. */
export function useMakeEditLink() {
  const [change, isMaking] = useChange<useMakeEditLinkMutation>(graphql`
    mutation useMakeEditLinkMutation($input: MakeEditLinkInput!, $albumId: ID!) {
      makeEditLink(input: $input) {
        __typename
        ... on MakeEditLinkSuccess {
          key
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

  function makeEditLink(id: string, { onMade, onRefused }: Options): void {
    change({
      variables: { input: { id }, albumId: id },
      onDone: ({ key }) => onMade(key),
      onRefused,
    });
  }

  return { makeEditLink, isMaking };
}
