import { graphql } from "react-relay";
import type { useChangeRoleMutation } from "../../../../__generated__/relay/useChangeRoleMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { AccountRole } from "../accounts/words.ts";
import type { Outcome } from "../parts/refusal.ts";

/** A change of a member's role. */
export type ChangedRole = {
  accountId: string;
  memberId: string;
  name: string;
  before: AccountRole;
  now: AccountRole;
  /**
   * Whether users change their own role. Then the update is not optimistic, because the page must stay visible until
   * the server agrees.
   */
  isOwn: boolean;
};

/**
 * Changes a member's role. The update is optimistic, except for the user's own role, and is rolled back if the server
 * refuses it.
 */
export function useChangeRole() {
  const [change, isChanging] = useChange<useChangeRoleMutation>(graphql`
    mutation useChangeRoleMutation($input: ChangeRoleInput!) @raw_response_type {
      changeRole(input: $input) {
        __typename
        ... on ChangeRoleSuccess {
          account {
            member {
              role
            }
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
      }
    }
  `);

  function changeRole(
    { accountId, memberId, now: role, isOwn }: ChangedRole,
    outcome: Outcome,
  ): void {
    change({
      variables: { input: { accountId, role } },
      optimisticResponse: isOwn
        ? undefined
        : {
            changeRole: {
              __typename: "ChangeRoleSuccess",
              account: { id: accountId, member: { id: memberId, role } },
            },
          },
      ...outcome,
    });
  }

  return { changeRole, isChanging };
}
