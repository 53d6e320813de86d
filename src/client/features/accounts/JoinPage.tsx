import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { JoinPage_viewer$key } from "../../../../__generated__/relay/JoinPage_viewer.graphql.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { AcceptInvitation } from "./AcceptInvitation.tsx";
import { NoLink } from "./NoLink.tsx";
import { askToSignIn } from "./sign-in-request.ts";
import { SignUpForm } from "./SignUpForm.tsx";
import { ReadingLink } from "./ReadingLink.tsx";
import { useLinkToken } from "./useLinkToken.ts";
import { hasDesk, roleInSentence } from "./words.ts";

/** Target page of an invitation: creates an account, or changes the role of an existing one. */
export function JoinPage({ viewer: key }: { viewer: JoinPage_viewer$key }) {
  const { account } = useFragment(
    graphql`
      fragment JoinPage_viewer on Viewer {
        account {
          member {
            name
            role
          }
        }
      }
    `,
    key,
  );
  const token = useLinkToken();
  const [isDone, setDone] = useState(false);
  const member = account?.member;

  if (isDone && member) {
    const ways = (
      <>
        <Link to="/works" className="button button--primary">
          Browse the works
        </Link>
        {hasDesk(member.role) && (
          <Link to="/desk" className="button button--plain">
            To the desk
          </Link>
        )}
      </>
    );
    return (
      <EmptyState level={1} title={`Welcome, ${member.name ?? "you"}`} actions={ways}>
        <p>You are signed in, and {roleInSentence(member.role)} of this site.</p>
      </EmptyState>
    );
  }
  if (token === null) return <ReadingLink />;
  if (token === "") return <NoLink />;
  return (
    <>
      <h1>You are invited</h1>
      <p className="account-page__words">
        This link lets you in once, as whatever it was made for. The one that the site printed when
        it was started makes you its owner.
      </p>
      {member ? (
        <AcceptInvitation
          name={member.name ?? ""}
          invitation={token}
          onDone={() => setDone(true)}
        />
      ) : (
        <SignUpForm
          invitation={token}
          onDone={() => setDone(true)}
          actions={
            <Button variant="quiet" onClick={() => askToSignIn()}>
              I have an account
            </Button>
          }
        />
      )}
    </>
  );
}
