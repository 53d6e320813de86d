import { graphql } from "react-relay";
import type {
  SignUpInput,
  useSignUpMutation,
} from "../../../../__generated__/relay/useSignUpMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { Outcome } from "../parts/refusal.ts";

/** Creates an account and signs its member in. */
export function useSignUp() {
  const [change, isSigningUp] = useChange<useSignUpMutation>(graphql`
    mutation useSignUpMutation($input: SignUpInput!) {
      signUp(input: $input) {
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
        ... on NotAllowed {
          message
        }
        ... on TooManyTries {
          message
        }
      }
    }
  `);

  function signUp(input: SignUpInput, outcome: Outcome): void {
    change({
      variables: { input },
      fields: ["name", "email", "password"],
      ...outcome,
    });
  }

  return { signUp, isSigningUp };
}
