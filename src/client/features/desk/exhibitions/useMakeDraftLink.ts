import { graphql } from "react-relay";
import type { useMakeDraftLinkMutation } from "../../../../../__generated__/relay/useMakeDraftLinkMutation.graphql.ts";
import type { Refusal } from "../../parts/refusal.ts";
import { useChange } from "../../parts/use-change.ts";

type Options = {
  /** Called with what the link must carry; it is told this once. */
  onMade: (key: string) => void;
  onRefused: (refusal: Refusal) => void;
};

/** Makes a link by which others see a draft; the one before leads nowhere then. */
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
