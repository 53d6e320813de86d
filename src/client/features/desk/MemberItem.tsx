import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { MemberItem_account$key } from "../../../../__generated__/relay/MemberItem_account.graphql.ts";
import { Button } from "../../ui/Button.tsx";
import { PlainSelect } from "../../ui/PlainSelect.tsx";
import { roleChoices, roleOf } from "../accounts/words.ts";
import { OneTimeLinkPart } from "./OneTimeLinkPart.tsx";
import type { ChangedRole } from "./useChangeRole.ts";
import { useMakePasswordLink } from "./useMakePasswordLink.ts";

type MemberItemProps = {
  account: MemberItem_account$key;
  /** Whether it is the account of whoever looks. */
  isOwn: boolean;
  onRole: (changed: ChangedRole) => void;
  /** Called with what went wrong. */
  onSaid: (sentence: string) => void;
};

/** Somebody with an account: their role, and a link for who forgot the password. */
export function MemberItem({ account: key, isOwn, onRole, onSaid }: MemberItemProps) {
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
  const name = member.name ?? email;
  const role = roleOf(member.role);
  return (
    <li className="row-item member-item">
      <div className="row-item__words">
        <span>{name}</span>
        <span className="row-item__quiet">{email}</span>
      </div>
      <div className="member-item__role">
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
          makePasswordLink(id, { onMade: setPath, onRefused: ({ message }) => onSaid(message) });
        }}
      >
        New password …
      </Button>
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
