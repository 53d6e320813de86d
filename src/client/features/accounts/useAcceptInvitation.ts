import { graphql } from "react-relay";
import type { useAcceptInvitationMutation } from "../../../../__generated__/relay/useAcceptInvitationMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { Outcome } from "../parts/refusal.ts";

/** Gives the signed-in user the role of an invitation. */
export function useAcceptInvitation() {
  const [change, isAccepting] = useChange<useAcceptInvitationMutation>(graphql`
    mutation useAcceptInvitationMutation($input: AcceptInvitationInput!) {
      acceptInvitation(input: $input) {
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

  function acceptInvitation(invitation: string, outcome: Outcome): void {
    change({
      variables: { input: { invitation } },
      ...outcome,
    });
  }

  return { acceptInvitation, isAccepting };
}
