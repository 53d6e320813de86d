/** Why the user is asked to sign in: at their own request, with an explanation, or because their session ended. */
export type SignInReason = "wanted" | "session-ended" | { sentence: string };

let reason: SignInReason | null = null;
const listeners = new Set<() => void>();

function change(next: SignInReason | null) {
  reason = next;
  for (const listener of listeners) listener();
}

/**
 * Opens the sign-in dialog over the current page; afterwards the user can continue there.
 *
 * @param why a sentence about what it is needed for, such as the message of `NotAllowed`
 */
export function askToSignIn(why: SignInReason = "wanted"): void {
  // An open dialog is not opened a second time.
  if (!reason) change(why);
}

/** Closes the dialog. */
export function endSignIn(): void {
  change(null);
}

/** Returns the reason of the open dialog; null if it is closed. */
export const signInReason = (): SignInReason | null => reason;

/** Calls back whenever the reason changes, until the returned function is called. */
export function onSignInRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
