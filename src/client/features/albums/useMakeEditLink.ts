import { graphql } from "react-relay";
import type { useMakeEditLinkMutation } from "../../../../__generated__/relay/useMakeEditLinkMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { Refusal } from "../parts/refusal.ts";

type Options = {
  /** Called with what the link must carry; it is told this once. */
  onMade: (key: string) => void;
  onRefused: (refusal: Refusal) => void;
};

/** Makes a link by which others may edit an album; the one before leads nowhere then. */
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
