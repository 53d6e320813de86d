import { graphql, useFragment } from "react-relay";
import type { SessionItem_session$key } from "../../../../__generated__/relay/SessionItem_session.graphql.ts";
import { Button } from "../../ui/Button.tsx";
import { Day } from "../../ui/Day.tsx";
import { useEndSession } from "./useEndSession.ts";

type SessionItemProps = {
  session: SessionItem_session$key;
  /** Called with a message for screen readers. */
  onEnded: (sentence: string) => void;
  onRefused: (sentence: string) => void;
};

/** A browser in which the user is signed in. */
export function SessionItem({ session: key, onEnded, onRefused }: SessionItemProps) {
  const { id, device, createdAt, seenAt, isCurrent } = useFragment(
    graphql`
      fragment SessionItem_session on Session {
        id
        device
        createdAt
        seenAt
        isCurrent
      }
    `,
    key,
  );
  const { endSession, isEnding } = useEndSession();
  return (
    <li className="row-item">
      <div className="row-item__words">
        <span>{device}</span>
        <span className="row-item__quiet">
          {isCurrent ? "This browser, since " : "Since "}
          <Day at={createdAt} />
          {!isCurrent && (
            <>
              , last seen <Day at={seenAt} withTime />
            </>
          )}
        </span>
      </div>
      {!isCurrent && (
        <Button
          variant="quiet"
          aria-label={`Sign out: ${device}`}
          aria-disabled={isEnding}
          onClick={() => {
            if (isEnding) return;
            endSession(id, {
              onDone: () => onEnded(`${device} is signed out.`),
              onRefused: ({ message }) => onRefused(message),
            });
          }}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
