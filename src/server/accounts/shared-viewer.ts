import type { Role } from "../store/roles.ts";
import type { ViewerSession } from "./viewer-session.ts";

/** Returns the session behind a response for several users: it has their common role, but no identity. */
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
    // For the sharing subscribers, a user whose session ended before subscribing is a visitor.
    hasEnded: () => Promise.resolve(false),
    signIn: refuse,
    signOut: refuse,
    lookAgain: refuse,
  };
}
