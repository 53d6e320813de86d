import { graphql } from "react-relay";
import type { useSignInMutation } from "../../../../__generated__/relay/useSignInMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { Outcome } from "../parts/refusal.ts";

/** Signs a member in; what they saved as a visitor moves to their account. */
export function useSignIn() {
  const [change, isSigningIn] = useChange<useSignInMutation>(graphql`
    mutation useSignInMutation($input: SignInInput!) {
      signIn(input: $input) {
        __typename
        ... on SignInSuccess {
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
        ... on TooManyTries {
          message
        }
      }
    }
  `);

  function signIn(input: { email: string; password: string }, outcome: Outcome): void {
    change({
      variables: { input },
      fields: ["email", "password"],
      ...outcome,
    });
  }

  return { signIn, isSigningIn };
}
