import { graphql } from "react-relay";
import type { useWithdrawInvitationMutation } from "../../../../__generated__/relay/useWithdrawInvitationMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { Outcome } from "../parts/refusal.ts";

/** Revokes an invitation and removes it from the list on the dashboard. */
export function useWithdrawInvitation(deskId: string) {
  const [change, isWithdrawing] = useChange<useWithdrawInvitationMutation>(graphql`
    mutation useWithdrawInvitationMutation($input: WithdrawInvitationInput!) {
      withdrawInvitation(input: $input) {
        __typename
        ... on WithdrawInvitationSuccess {
          withdrawnId
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

  function withdrawInvitation(id: string, outcome: Outcome): void {
    change({
      variables: { input: { id } },
      // The list is not a connection, and Relay's directives for lists work only on connections.
      updater: (store) => {
        const gone = store.getRootField("withdrawInvitation")?.getValue("withdrawnId");
        const desk = store.get(deskId);
        const before = desk?.getLinkedRecords("invitations") ?? [];
        const left = before.filter((each) => each?.getDataID() !== gone);
        desk?.setLinkedRecords(left, "invitations");
      },
      ...outcome,
    });
  }

  return { withdrawInvitation, isWithdrawing };
}
