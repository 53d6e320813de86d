import { graphql } from "react-relay";
import type { useMakePasswordLinkMutation } from "../../../../__generated__/relay/useMakePasswordLinkMutation.graphql.ts";
import { useChange } from "../../relay/use-change.ts";
import { notReached, settle, type Outcome } from "../parts/outcome.ts";

type LinkOutcome = Pick<Outcome, "onRefused"> & {
  /** Called with the path to hand on, which is told only now. */
  onMade: (path: string) => void;
};

/** Makes a link by which a member chooses a new password. */
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
      onCompleted: ({ makePasswordLink: answer }, errors) => {
        const onDone = () =>
          answer?.__typename === "MakePasswordLinkSuccess" && onMade(answer.path);
        settle(answer, errors, [], { onDone, onRefused });
      },
      onUnsent: (...what) => onRefused(notReached(...what)),
    });
  }

  return { makePasswordLink, isMaking };
}
