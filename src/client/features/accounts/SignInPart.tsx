import { useSyncExternalStore } from "react";
import { lazyPart } from "../parts/lazy-part.tsx";
import { PartBoundary } from "../parts/PartBoundary.tsx";
import { endSignIn, onSignInRequest, signInReason } from "./sign-in-request.ts";

const SignInDialog = lazyPart(async () => (await import("./SignInDialog.tsx")).SignInDialog);

/** Loads the sign-in dialog once something requests it. */
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
