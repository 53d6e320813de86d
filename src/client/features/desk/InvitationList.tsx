import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { InvitationList_desk$key } from "../../../../__generated__/relay/InvitationList_desk.graphql.ts";
import { AccountSection } from "../accounts/AccountSection.tsx";
import { InvitationItem } from "./InvitationItem.tsx";
import { InviteForm } from "./InviteForm.tsx";

/** The valid invitations, and a form for a new one. */
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
      {/* This list stays when it is empty: the focus moves to it after an invitation is revoked. */}
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
