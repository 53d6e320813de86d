import { useSyncExternalStore } from "react";
import { lazyPart } from "../parts/lazy-part.tsx";
import { PartBoundary } from "../parts/PartBoundary.tsx";
import { endSignIn, onSignInRequest, signInReason } from "./sign-in-request.ts";

const SignInDialog = lazyPart(async () => (await import("./SignInDialog.tsx")).SignInDialog);

/** The modal in which somebody signs in, once anything asks for it. */
export function SignInPart() {
  const reason = useSyncExternalStore(onSignInRequest, signInReason, () => null);
  return (
    reason && (
      <div className="sign-in-part page">
        <PartBoundary waiting={null} onClose={endSignIn}>
          <SignInDialog reason={reason} />
        </PartBoundary>
      </div>
    )
  );
}
