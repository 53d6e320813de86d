import { graphql } from "react-relay";
import type { useMakeEditLinkMutation } from "../../../../__generated__/relay/useMakeEditLinkMutation.graphql.ts";
import { useChange } from "../../relay/use-change.ts";
import { refusalOf, unsent } from "../parts/refusal.ts";
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
      onCompleted: ({ makeEditLink: result }, errors) => {
        if (result?.__typename === "MakeEditLinkSuccess") return onMade(result.key);
        onRefused(refusalOf(result, errors));
      },
      onUnsent: (again, sentence) => onRefused(unsent(again, sentence)),
    });
  }

  return { makeEditLink, isMaking };
}
