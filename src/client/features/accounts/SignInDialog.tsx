import { useState } from "react";
import { UNSAFE_PortalProvider as PortalProvider } from "react-aria";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { useOffline } from "../../ui/use-offline.ts";
import { endSignIn, type SignInReason } from "./sign-in-request.ts";
import { SignInForm } from "./SignInForm.tsx";
import { SignUpForm } from "./SignUpForm.tsx";
import { useSignOut } from "./useSignOut.ts";
import { useSignUpPolicy } from "./useSignUpPolicy.ts";
import type { SignUpPolicy } from "./words.ts";

/**
 * Returns the last open dialog, or the body: while a native modal dialog is open, only its own content is visible and
 * reachable.
 */
const container = () =>
  [...document.querySelectorAll<HTMLElement>("dialog[open]")].at(-1) ?? document.body;

const whyNot: Partial<Record<SignUpPolicy, string>> = {
  INVITATION: "Accounts are by invitation here. Ask whoever runs this site for one.",
  CLOSED: "No new accounts are made here.",
};

/** Dialog for signing in or creating an account, over the current page. */
export function SignInDialog({ reason }: { reason: SignInReason }) {
  const [isNew, setNew] = useState(false);
  const isOffline = useOffline();
  const policy = useSignUpPolicy();
  const { signOut } = useSignOut();

  return (
    <PortalProvider getContainer={container}>
      <Dialog
        title={isNew ? "Make an account" : "Sign in"}
        size="form"
        isOpen
        onOpenChange={endSignIn}
      >
        <div className="sign-in">
          {reason !== "wanted" && <p className="sign-in__reason">{sentenceOf(reason)}</p>}
          {isOffline && (
            <p className="sign-in__reason" role="status">
              You are offline. Signing in needs the network; what you type stays.
            </p>
          )}
          {isNew ? (
            <SignUpForm
              startsInFirstField
              onDone={endSignIn}
              actions={
                <Button variant="quiet" onClick={() => setNew(false)}>
                  I have an account
                </Button>
              }
            />
          ) : (
            <SignInForm
              onDone={endSignIn}
              actions={
                policy === "OPEN" && (
                  <Button variant="quiet" onClick={() => setNew(true)}>
                    Make an account
                  </Button>
                )
              }
            />
          )}
          {!isNew && (
            <p className="sign-in__note">
              {policy && whyNot[policy]} Forgot your password? Whoever runs this site can give you a
              link for a new one.
            </p>
          )}
          {reason === "session-ended" && (
            <Button
              variant="quiet"
              className="sign-in__without"
              onClick={() => signOut({ onDone: endSignIn, onRefused: endSignIn })}
            >
              Go on without signing in
            </Button>
          )}
        </div>
      </Dialog>
    </PortalProvider>
  );
}

function sentenceOf(reason: Exclude<SignInReason, "wanted">): string {
  return reason === "session-ended"
    ? "You are not signed in any more: the session was ended, or it is long ago. Nothing was changed."
    : reason.sentence;
}
