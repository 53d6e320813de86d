import { graphql } from "react-relay";
import type { useMakePasswordLinkMutation } from "../../../../__generated__/relay/useMakePasswordLinkMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { Outcome } from "../parts/refusal.ts";

type LinkOutcome = Pick<Outcome, "onRefused"> & {
  /** Called with the path of the link, which the server returns only this once. */
  onMade: (path: string) => void;
};

/** Creates a link with which a member sets a new password. */
export function useMakePasswordLink() {
  const [change, isMaking] = useChange<useMakePasswordLinkMutation>(graphql`
    mutation useMakePasswordLinkMutation($input: MakePasswordLinkInput!) {
      makePasswordLink(input: $input) {
        __typename
        ... on MakePasswordLinkSuccess {
          path
        }
        ... on InvalidInput {
          problems {
            field
            message
          }
        }
        ... on NotAllowed {
          message
        }
      }
    }
  `);

  function makePasswordLink(accountId: string, { onMade, onRefused }: LinkOutcome): void {
    change({
      variables: { input: { accountId } },
      onDone: ({ path }) => onMade(path),
      onRefused,
    });
  }

  return { makePasswordLink, isMaking };
}
