import { graphql } from "react-relay";
import type { useChangePasswordMutation } from "../../../../__generated__/relay/useChangePasswordMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { Outcome } from "../parts/refusal.ts";

/** Changes the password of the signed-in user; their other sessions end. */
export function useChangePassword() {
  const [change, isChanging] = useChange<useChangePasswordMutation>(graphql`
    mutation useChangePasswordMutation($input: ChangePasswordInput!) {
      changePassword(input: $input) {
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

  function changePassword(input: { current: string; password: string }, outcome: Outcome): void {
    change({
      variables: { input },
      fields: ["current", "password"],
      ...outcome,
    });
  }

  return { changePassword, isChanging };
}
