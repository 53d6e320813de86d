import { graphql } from "react-relay";
import type { useSignInMutation } from "../../../../__generated__/relay/useSignInMutation.graphql.ts";
import { useChange } from "../../relay/use-change.ts";
import { notReached, settle, type Outcome } from "../parts/outcome.ts";

/** Signs a member in; what they kept as a visitor comes along. */
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
      variables: { input: input },
      onCompleted: ({ signIn: answer }, errors) =>
        settle(answer, errors, ["email", "password"], outcome),
      onUnsent: (...what) => outcome.onRefused(notReached(...what)),
    });
  }

  return { signIn, isSigningIn };
}
