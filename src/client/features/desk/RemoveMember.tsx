import { useEffect, useRef } from "react";
import { Button } from "../../ui/Button.tsx";
import { useRemoveMember } from "./useRemoveMember.ts";

type RemoveMemberProps = {
  accountId: string;
  name: string;
  /** Id of the connection from which the account is removed. */
  connection: string;
  /** Called with a sentence for screen readers; null if the user cancels. */
  onDone: (said: string | null, isGone: boolean) => void;
};

/** Asks the owner to confirm that an account is deleted permanently. */
export function RemoveMember({ accountId, name, connection, onDone }: RemoveMemberProps) {
  const { removeMember, isRemoving } = useRemoveMember();
  const keep = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone, so the focus moves to the one that changes nothing.
  useEffect(() => keep.current?.focus(), []);

  function remove() {
    if (isRemoving) return;
    removeMember(accountId, connection, {
      onDone: () => onDone(`${name} has no account any more.`, true),
      onRefused: ({ message }) => onDone(message, false),
    });
  }

  return (
    <div className="remove-member" role="group" aria-label={`Remove ${name}`}>
      <p>
        Remove <b>{name}</b>? The account goes with all that is theirs, and nobody can bring it
        back.
      </p>
      <Button ref={keep} onClick={() => onDone(null, false)}>
        Keep
      </Button>
      <Button variant="primary" aria-disabled={isRemoving} onClick={remove}>
        {isRemoving ? "Removing …" : "Remove for good"}
      </Button>
    </div>
  );
}
