import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { InvitationList_desk$key } from "../../../../__generated__/relay/InvitationList_desk.graphql.ts";
import { AccountSection } from "../accounts/AccountSection.tsx";
import { InvitationItem } from "./InvitationItem.tsx";
import { InviteForm } from "./InviteForm.tsx";

/** Invitations: a new one, and those that still work. */
export function InvitationList({ desk: key }: { desk: InvitationList_desk$key }) {
  const { __id: deskId, invitations } = useFragment(
    graphql`
      fragment InvitationList_desk on Desk @throwOnFieldError {
        __id
        invitations {
          id
          ...InvitationItem_invitation
        }
      }
    `,
    key,
  );
  const [said, setSaid] = useState("");
  const list = useRef<HTMLUListElement>(null);
  return (
    <AccountSection title="Invitations" said={said}>
      <InviteForm deskId={deskId} />
      {/* Stays when it is empty: the focus goes there when an invitation is taken back. */}
      <ul
        className="session-list"
        ref={list}
        tabIndex={-1}
        aria-label="Invitations that still work"
      >
        {invitations?.map((invitation) => (
          <InvitationItem
            key={invitation.id}
            deskId={deskId}
            invitation={invitation}
            onSaid={(sentence, isGone) => {
              setSaid(sentence);
              if (isGone) list.current?.focus();
            }}
          />
        ))}
      </ul>
    </AccountSection>
  );
}
