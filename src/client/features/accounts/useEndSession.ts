import { graphql } from "react-relay";
import type { useEndSessionMutation } from "../../../../__generated__/relay/useEndSessionMutation.graphql.ts";
import { useChange } from "../../relay/use-change.ts";
import { notReached, settle, type Outcome } from "../parts/outcome.ts";

/** Ends one session of whoever is signed in. */
export function useEndSession() {
  const [change, isEnding] = useChange<useEndSessionMutation>(graphql`
    mutation useEndSessionMutation($input: EndSessionInput!) {
      endSession(input: $input) {
        __typename
        ... on ChangeAccountSuccess {
          viewer {
            ...AccountPage_viewer
          }
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
        ... on TooManyTries {
          message
        }
      }
    }
  `);

  function endSession(id: string, outcome: Outcome): void {
    change({
      variables: { input: { id } },
      onCompleted: ({ endSession: answer }, errors) => settle(answer, errors, [], outcome),
      onUnsent: (...what) => outcome.onRefused(notReached(...what)),
    });
  }

  return { endSession, isEnding };
}
