import { useState } from "react";
import { Form } from "../../ui/Form.tsx";
import type { Refusal } from "../parts/refusal.ts";
import { useAcceptInvitation } from "./useAcceptInvitation.ts";

type AcceptInvitationProps = { name: string; invitation: string; onDone: () => void };

/** Lets a signed-in user accept an invitation for their account. */
export function AcceptInvitation({ name, invitation, onDone }: AcceptInvitationProps) {
  const { acceptInvitation, isAccepting } = useAcceptInvitation();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  return (
    <Form
      submit="Accept the invitation"
      sending="Accepting …"
      isSending={isAccepting}
      {...refusal}
      onAgain={() => setRefusal(null)}
      onSubmit={() => acceptInvitation(invitation, { onDone, onRefused: setRefusal })}
    >
      <p>
        You are signed in as <b>{name}</b>. The invitation goes to this account, and never makes it
        less than it is.
      </p>
    </Form>
  );
}
