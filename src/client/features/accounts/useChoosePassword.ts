import { graphql } from "react-relay";
import type { useChoosePasswordMutation } from "../../../../__generated__/relay/useChoosePasswordMutation.graphql.ts";
import { useChange } from "../../relay/use-change.ts";
import { notReached, settle, type Outcome } from "../parts/outcome.ts";

/** Chooses a new password by a link, and signs in. */
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
      variables: { input: input },
      onCompleted: ({ choosePassword: answer }, errors) =>
        settle(answer, errors, ["password"], outcome),
      onUnsent: (...what) => outcome.onRefused(notReached(...what)),
    });
  }

  return { choosePassword, isChoosing };
}
