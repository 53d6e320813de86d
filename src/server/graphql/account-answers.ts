import type { Entered, Entering } from "../accounts/sign-in.ts";
import type { Changed } from "../accounts/own-account.ts";
import type { Context } from "./context.ts";
import { viewerOf } from "./viewer.ts";

/** Returns the part of an operation's context that authentication functions need. */
export function enteringOf({ db, viewer, attempts, address, userAgent }: Context): Entering {
  return { db, viewer, attempts, address, userAgent };
}

/** Returns the payload for the outcome of signing in. */
export async function signInAnswer(entered: Entered, context: Context) {
  if (entered.outcome !== "signed-in") return refusalOf(entered);
  return { __typename: "SignInSuccess" as const, viewer: await viewerOf(context) };
}

/** Returns the payload for the outcome of changing an account. */
export async function changeAnswer(changed: Changed, context: Context) {
  if (changed.outcome !== "changed") return refusalOf(changed);
  return { __typename: "ChangeAccountSuccess" as const, viewer: await viewerOf(context) };
}

function refusalOf(refused: Exclude<Changed, { outcome: "changed" }>) {
  if (refused.outcome === "invalid") {
    return { __typename: "InvalidInput" as const, problems: refused.problems };
  }
  return {
    __typename: "TooManyTries" as const,
    message: `That was tried too often. Try again in ${inMinutes(refused.wait)}.`,
    retryAfter: refused.wait,
  };
}

function inMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "a minute" : `${minutes} minutes`;
}
