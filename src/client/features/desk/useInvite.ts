import { graphql } from "react-relay";
import type {
  InviteInput,
  useInviteMutation,
} from "../../../../__generated__/relay/useInviteMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { Outcome } from "../parts/refusal.ts";

type InviteOutcome = Pick<Outcome, "onRefused"> & {
  /** Called with the path of the link, which the server returns only this once. */
  onMade: (path: string) => void;
};

/** Creates an invitation and prepends it to the list on the dashboard. */
export function useInvite(deskId: string) {
  const [change, isInviting] = useChange<useInviteMutation>(graphql`
    mutation useInviteMutation($input: InviteInput!) {
      invite(input: $input) {
        __typename
        ... on InviteSuccess {
          path
          invitation {
            ...InvitationItem_invitation
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

  function invite(input: InviteInput, { onMade, onRefused }: InviteOutcome): void {
    change({
      variables: { input },
      // The list is not a connection, and Relay's directives for lists work only on connections.
      updater: (store) => {
        const made = store.getRootField("invite")?.getLinkedRecord("invitation");
        const desk = store.get(deskId);
        const before = desk?.getLinkedRecords("invitations") ?? [];
        if (made) desk?.setLinkedRecords([made, ...before], "invitations");
      },
      fields: ["note"],
      onDone: ({ path }) => onMade(path),
      onRefused,
    });
  }

  return { invite, isInviting };
}
