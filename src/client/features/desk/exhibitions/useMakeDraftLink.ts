import { graphql } from "react-relay";
import type { useMakeDraftLinkMutation } from "../../../../../__generated__/relay/useMakeDraftLinkMutation.graphql.ts";
import type { Refusal } from "../../parts/refusal.ts";
import { useChange } from "../../parts/use-change.ts";

type Options = {
  /** Called with the key of the link, which the server returns only this once. */
  onMade: (key: string) => void;
  onRefused: (refusal: Refusal) => void;
};

/** Creates a link with which others see a draft. It invalidates the previous link. */
export function useMakeDraftLink() {
  const [change, isMaking] = useChange<useMakeDraftLinkMutation>(graphql`
    mutation useMakeDraftLinkMutation($input: ExhibitionInput!) {
      makeDraftLink(input: $input) {
        __typename
        ... on MakeDraftLinkSuccess {
          key
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

  function makeDraftLink(id: string, { onMade, onRefused }: Options): void {
    change({ variables: { input: { id } }, onDone: ({ key }) => onMade(key), onRefused });
  }

  return { makeDraftLink, isMaking };
}
