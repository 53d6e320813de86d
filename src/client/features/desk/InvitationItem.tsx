import { graphql, useFragment } from "react-relay";
import type { InvitationItem_invitation$key } from "../../../../__generated__/relay/InvitationItem_invitation.graphql.ts";
import { Button } from "../../ui/Button.tsx";
import { Day } from "../../ui/Day.tsx";
import { roleWord } from "../accounts/words.ts";
import { useWithdrawInvitation } from "./useWithdrawInvitation.ts";

type InvitationItemProps = {
  deskId: string;
  invitation: InvitationItem_invitation$key;
  /** Called with a sentence for screen readers, and whether the invitation is gone. */
  onSaid: (sentence: string, isGone: boolean) => void;
};

/** A valid invitation, with a button to revoke it. */
export function InvitationItem({ deskId, invitation: key, onSaid }: InvitationItemProps) {
  const { id, role, note, createdAt, expiresAt } = useFragment(
    graphql`
      fragment InvitationItem_invitation on Invitation {
        id
        role
        note
        createdAt
        expiresAt
      }
    `,
    key,
  );
  const { withdrawInvitation, isWithdrawing } = useWithdrawInvitation(deskId);
  const name = note === "" ? roleWord(role) : note;
  return (
    <li className="row-item">
      <div className="row-item__words">
        <span>{name}</span>
        <span className="row-item__quiet">
          {roleWord(role)}, made <Day at={createdAt} />, works until <Day at={expiresAt} />
        </span>
      </div>
      <Button
        variant="quiet"
        aria-label={`Take back: ${name}`}
        aria-disabled={isWithdrawing}
        onClick={() => {
          if (isWithdrawing) return;
          withdrawInvitation(id, {
            onDone: () => onSaid("The invitation was taken back.", true),
            onRefused: ({ message }) => onSaid(message, false),
          });
        }}
      >
        Take back
      </Button>
    </li>
  );
}
