import { graphql } from "react-relay";
import type { useChangeEmailMutation } from "../../../../__generated__/relay/useChangeEmailMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { Outcome } from "../parts/refusal.ts";

/** Changes the e-mail address with which the user signs in. */
export function useChangeEmail() {
  const [change, isChanging] = useChange<useChangeEmailMutation>(graphql`
    mutation useChangeEmailMutation($input: ChangeEmailInput!) {
      changeEmail(input: $input) {
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

  function changeEmail(input: { email: string; password: string }, outcome: Outcome): void {
    change({
      variables: { input },
      fields: ["email", "password"],
      ...outcome,
    });
  }

  return { changeEmail, isChanging };
}
