import { graphql } from "react-relay";
import type {
  InviteInput,
  useInviteMutation,
} from "../../../../__generated__/relay/useInviteMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { Outcome } from "../parts/refusal.ts";

type InviteOutcome = Pick<Outcome, "onRefused"> & {
  /** Called with the path to hand on, which is told only now. */
  onMade: (path: string) => void;
};

/** Makes an invitation, and puts it first among those of the desk. */
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
      // The list has no pages, and Relay's directives know only lists that have.
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
