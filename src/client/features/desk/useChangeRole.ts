import { graphql } from "react-relay";
import type { useChangeRoleMutation } from "../../../../__generated__/relay/useChangeRoleMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { AccountRole } from "../accounts/words.ts";
import type { Outcome } from "../parts/refusal.ts";

/** A member whose role is changed, from what and to what. */
export type ChangedRole = {
  accountId: string;
  memberId: string;
  name: string;
  before: AccountRole;
  now: AccountRole;
  /** Whether it is whoever changes it: they must not lose sight of the page before the server agrees. */
  isOwn: boolean;
};

/** Gives a member another role; it shows at once, and is taken back when the server refuses. */
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
