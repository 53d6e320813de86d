import { graphql } from "react-relay";
import type { useEndOtherSessionsMutation } from "../../../../__generated__/relay/useEndOtherSessionsMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { Outcome } from "../parts/refusal.ts";

/** Ends all sessions of the signed-in user except the current one. */
export function useEndOtherSessions() {
  const [change, isEnding] = useChange<useEndOtherSessionsMutation>(graphql`
    mutation useEndOtherSessionsMutation {
      endOtherSessions {
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

  function endOtherSessions(outcome: Outcome): void {
    change({
      variables: {},
      ...outcome,
    });
  }

  return { endOtherSessions, isEnding };
}
