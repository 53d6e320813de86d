import { graphql } from "react-relay";
import type { useChoosePasswordMutation } from "../../../../__generated__/relay/useChoosePasswordMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { Outcome } from "../parts/refusal.ts";

/** Sets a new password by a one-time link, and signs in. */
export function useChoosePassword() {
  const [change, isChoosing] = useChange<useChoosePasswordMutation>(graphql`
    mutation useChoosePasswordMutation($input: ChoosePasswordInput!) {
      choosePassword(input: $input) {
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

  function choosePassword(input: { link: string; password: string }, outcome: Outcome): void {
    change({
      variables: { input },
      fields: ["password"],
      ...outcome,
    });
  }

  return { choosePassword, isChoosing };
}
