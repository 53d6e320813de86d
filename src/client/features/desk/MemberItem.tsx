import UserMinus from "lucide-react/icons/user-minus";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { graphql, useFragment } from "react-relay";
import type { MemberItem_account$key } from "../../../../__generated__/relay/MemberItem_account.graphql.ts";
import { Button } from "../../ui/Button.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { PlainSelect } from "../../ui/PlainSelect.tsx";
import { roleChoices, roleOf } from "../accounts/words.ts";
import { OneTimeLinkPart } from "./OneTimeLinkPart.tsx";
import { RemoveMember } from "./RemoveMember.tsx";
import type { ChangedRole } from "./useChangeRole.ts";
import { useMakePasswordLink } from "./useMakePasswordLink.ts";

type MemberItemProps = {
  account: MemberItem_account$key;
  /** Whether this is the current user's account. */
  isOwn: boolean;
  onRole: (changed: ChangedRole) => void;
  /** Id of the connection that contains the account. */
  connection: string;
  /** Called with a sentence for screen readers, and whether the account is gone. */
  onSaid: (sentence: string, isGone: boolean) => void;
};

/** A member's account: the role, a password reset link and a button to remove the account. */
export function MemberItem({ account: key, isOwn, connection, onRole, onSaid }: MemberItemProps) {
  const { id, email, member } = useFragment(
    graphql`
      fragment MemberItem_account on Account {
        id
        email
        member {
          id
          name
          role
        }
      }
    `,
    key,
  );
  const { makePasswordLink, isMaking } = useMakePasswordLink();
  const [path, setPath] = useState<string | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const leave = useRef<HTMLButtonElement>(null);
  const name = member.name ?? email;
  const role = roleOf(member.role);

  function decided(said: string | null, isGone: boolean) {
    if (said !== null) onSaid(said, isGone);
    if (isGone) return;
    flushSync(() => setLeaving(false));
    leave.current?.focus();
  }

  if (isLeaving) {
    return (
      <li className="row-item">
        <RemoveMember accountId={id} name={name} connection={connection} onDone={decided} />
      </li>
    );
  }
  return (
    <li className="row-item member-item">
      <div className="row-item__words">
        <span>{name}</span>
        <span className="row-item__quiet">{email}</span>
      </div>
      <div>
        <PlainSelect
          label={`Role of ${name}`}
          isLabelHidden
          options={roleChoices}
          selected={role}
          onSelect={(now) => {
            onRole({ accountId: id, memberId: member.id, name, before: role, now, isOwn });
          }}
        />
      </div>
      <Button
        variant="quiet"
        aria-label={`Link for a new password: ${name}`}
        aria-disabled={isMaking}
        onClick={() => {
          if (isMaking) return;
          makePasswordLink(id, {
            onMade: setPath,
            onRefused: ({ message }) => onSaid(message, false),
          });
        }}
      >
        New password …
      </Button>
      {!isOwn && (
        <IconButton
          ref={leave}
          icon={UserMinus}
          label={`Remove ${name}`}
          onClick={() => setLeaving(true)}
        />
      )}
      {path !== null && (
        <OneTimeLinkPart
          title={`A new password for ${name}`}
          path={path}
          onClose={() => setPath(null)}
        >
          Whoever opens this link chooses a new password for {name}, once, within 7 days. It is
          shown only now.
        </OneTimeLinkPart>
      )}
    </li>
  );
}
