import { useEffect, useRef } from "react";
import { Button } from "../../ui/Button.tsx";
import { useRemoveMember } from "./useRemoveMember.ts";

type RemoveMemberProps = {
  accountId: string;
  name: string;
  /** The list the account is taken out of. */
  connection: string;
  /** Called with what a screen reader should say; null if the account is to stay. */
  onDone: (said: string | null, isGone: boolean) => void;
};

/** Asks whether somebody's account is to go, for nobody can bring it back. */
export function RemoveMember({ accountId, name, connection, onDone }: RemoveMemberProps) {
  const { removeMember, isRemoving } = useRemoveMember();
  const keep = useRef<HTMLButtonElement>(null);
  // The button that was pressed has gone; what changes nothing is the first to be reached.
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
