import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { SessionList_account$key } from "../../../../__generated__/relay/SessionList_account.graphql.ts";
import { Button } from "../../ui/Button.tsx";
import { AccountSection } from "./AccountSection.tsx";
import { SessionItem } from "./SessionItem.tsx";
import { useEndOtherSessions } from "./useEndOtherSessions.ts";

/** The user's sessions, each with a button that ends it. */
export function SessionList({ account: key }: { account: SessionList_account$key }) {
  const { sessions } = useFragment(
    graphql`
      fragment SessionList_account on Account @throwOnFieldError {
        sessions {
          id
          isCurrent
          ...SessionItem_session
        }
      }
    `,
    key,
  );
  const { endOtherSessions, isEnding } = useEndOtherSessions();
  const [said, setSaid] = useState("");
  const list = useRef<HTMLUListElement>(null);
  const others = sessions.filter(({ isCurrent }) => !isCurrent).length;

  // The pressed button is removed, so the focus moves to the list.
  function ended(sentence: string) {
    setSaid(sentence);
    list.current?.focus();
  }

  return (
    <AccountSection title="Where you are signed in" said={said}>
      <ul className="session-list" ref={list} tabIndex={-1} aria-label="Where you are signed in">
        {sessions.map((session) => (
          <SessionItem key={session.id} session={session} onEnded={ended} onRefused={setSaid} />
        ))}
      </ul>
      {others > 0 && (
        <Button
          className="account-section__button"
          aria-disabled={isEnding}
          onClick={() => {
            if (isEnding) return;
            endOtherSessions({
              onDone: () => ended("You are signed out everywhere else."),
              onRefused: ({ message }) => setSaid(message),
            });
          }}
        >
          Sign out everywhere else
        </Button>
      )}
    </AccountSection>
  );
}
