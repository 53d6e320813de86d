import { graphql } from "react-relay";
import type { useEndSessionMutation } from "../../../../__generated__/relay/useEndSessionMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { Outcome } from "../parts/refusal.ts";

/** Ends one session of the signed-in user. */
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
      ...outcome,
    });
  }

  return { endSession, isEnding };
}
