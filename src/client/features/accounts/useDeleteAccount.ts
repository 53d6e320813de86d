import { graphql } from "react-relay";
import type { useDeleteAccountMutation } from "../../../../__generated__/relay/useDeleteAccountMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { Outcome } from "../parts/refusal.ts";

/** Deletes the account of the signed-in user with all their data, and signs out. */
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
      fields: ["password"],
      ...outcome,
    });
  }

  return { deleteAccount, isDeleting };
}
