/** Why somebody is asked to sign in: because they want to, because of a sentence, or because their session ended. */
export type SignInReason = "wanted" | "session-ended" | { sentence: string };

let reason: SignInReason | null = null;
const listeners = new Set<() => void>();

function change(next: SignInReason | null) {
  reason = next;
  for (const listener of listeners) listener();
}

/**
 * Opens the modal in which somebody signs in, over whatever they are doing; afterwards they go on with that.
 *
 * @param why a sentence that says what it is needed for, such as what `NotAllowed` says
 */
export function askToSignIn(why: SignInReason = "wanted"): void {
  // Who is being asked already is not asked a second time.
  if (!reason) change(why);
}

/** Closes the modal. */
export function endSignIn(): void {
  change(null);
}

/** Why somebody is asked now; null while nobody is. */
export const signInReason = (): SignInReason | null => reason;

/** Calls back whenever that changes, until the returned function is called. */
export function onSignInRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
