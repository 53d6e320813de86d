import { graphql } from "react-relay";
import type { useDeleteAccountMutation } from "../../../../__generated__/relay/useDeleteAccountMutation.graphql.ts";
import { useChange } from "../../relay/use-change.ts";
import { notReached, settle, type Outcome } from "../parts/outcome.ts";

/** Deletes the account of whoever is signed in with all that is theirs, and signs out. */
export function useDeleteAccount() {
  const [change, isDeleting] = useChange<useDeleteAccountMutation>(graphql`
    mutation useDeleteAccountMutation($input: DeleteAccountInput!) {
      deleteAccount(input: $input) {
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

  function deleteAccount(password: string, outcome: Outcome): void {
    change({
      variables: { input: { password } },
      onCompleted: ({ deleteAccount: answer }, errors) =>
        settle(answer, errors, ["password"], outcome),
      onUnsent: (...what) => outcome.onRefused(notReached(...what)),
    });
  }

  return { deleteAccount, isDeleting };
}
