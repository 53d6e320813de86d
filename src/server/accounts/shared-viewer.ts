import type { Role } from "../store/roles.ts";
import type { ViewerSession } from "./viewer-session.ts";

/** The session behind an answer that many are given: it says what they all are, and not who any of them is. */
export function sharedViewer(role: Role): ViewerSession {
  const refuse = () =>
    Promise.reject(new Error("An answer that many are given cannot depend on one of them."));
  return {
    consulted: true,
    member: refuse,
    memberId: refuse,
    ensureMemberId: refuse,
    role: () => Promise.resolve(role),
    sessionId: refuse,
    // Whose session ended before they subscribed is a visitor to those who share.
    hasEnded: () => Promise.resolve(false),
    signIn: refuse,
    signOut: refuse,
    lookAgain: refuse,
  };
}
