import { createVisitor, noteVisitorSeen, visitorByToken } from "../store/members.ts";
import type { MemberRow } from "../store/members.ts";
import type { Connection } from "../store/connection.ts";
import type { Role } from "../store/roles.ts";
import { noteSeen, sessionByToken } from "../store/sessions.ts";
import type { KnownSession } from "../store/sessions.ts";
import { readCookie, sessionCookie, visitorCookie, writeCookie } from "./cookies.ts";
import { hashOfToken, newToken } from "./tokens.ts";

/** Minimum interval between updates of the last visit of a session or a visitor, in milliseconds. */
const noteEvery = { session: 15 * 60 * 1000, visitor: 24 * 60 * 60 * 1000 };

/** User who sent a request, looked up on demand. */
export type ViewerSession = {
  /** Whether the response depends on the user, which makes it private. */
  readonly consulted: boolean;
  /** Returns the current user, or null for one without a member row. */
  member(): Promise<MemberRow | null>;
  /** Returns the user's id, or null for one without a member row. */
  memberId(): Promise<string | null>;
  /** Returns the user's id, creating a visitor with a cookie if necessary. */
  ensureMemberId(): Promise<string>;
  /** Returns the user's role. */
  role(): Promise<Role>;
  /** Returns the session of a signed-in member, or null. */
  sessionId(): Promise<string | null>;
  /** Returns whether the request has a session cookie whose session has ended. */
  hasEnded(): Promise<boolean>;
  /** Sets the cookie of a new session, which replaces the visitor or session of the browser. */
  signIn(token: string): void;
  /** Deletes the cookies of the browser. */
  signOut(): void;
  /** Clears the cached user after a change of their data. */
  lookAgain(): void;
};

type SessionOptions = {
  db: Connection;
  /** The request's `Cookie` header. */
  cookieHeader: string | undefined;
  /** Whether the cookie requires TLS. */
  secure: boolean;
  /** Sends a `Set-Cookie` header; null where none can be sent. */
  setCookie: ((header: string) => void) | null;
  /** Throws the error for a new user, if the rate limit allows no new visitor. */
  admit: () => Promise<void>;
};

type Found = { member: MemberRow | null; known: KnownSession | null; ended: boolean };

/** Sender of a request: the token of their cookie, empty without one, and their member row. */
export type Sender = { token: string; member: MemberRow | null };

/** Returns the sender of a request, or null if the request has a session cookie whose session has ended. */
export async function senderOf(
  db: Connection,
  cookieHeader: string | undefined,
  secure: boolean,
): Promise<Sender | null> {
  const sessionToken = readCookie(cookieHeader, sessionCookie, secure);
  if (sessionToken !== null) {
    const known = await sessionByToken(db, hashOfToken(sessionToken));
    return known && { token: sessionToken, member: known.member };
  }
  const token = readCookie(cookieHeader, visitorCookie, secure);
  if (token === null) return { token: "", member: null };
  return { token, member: await visitorByToken(db, hashOfToken(token)) };
}

/** Returns the session of a request's sender. Reads and writes nothing before its first use. */
export function openViewerSession(options: SessionOptions): ViewerSession {
  const { db, cookieHeader, secure, setCookie, admit } = options;
  const visitorToken = readCookie(cookieHeader, visitorCookie, secure);
  const sessionToken = readCookie(cookieHeader, sessionCookie, secure);
  let consulted = false;
  let found: Promise<Found> | undefined;
  let ensured: Promise<string> | undefined;

  function look(): Promise<Found> {
    consulted = true;
    return (found ??= find());
  }

  async function find(): Promise<Found> {
    const known =
      sessionToken === null ? null : await sessionByToken(db, hashOfToken(sessionToken));
    if (known) {
      const { id, seenAt } = known.session;
      if (Date.now() - seenAt.getTime() > noteEvery.session) await noteSeen(db, id);
      return { member: known.member, known, ended: false };
    }
    const visitor =
      visitorToken === null ? null : await visitorByToken(db, hashOfToken(visitorToken));
    if (visitor && Date.now() - visitor.seenAt.getTime() > noteEvery.visitor) {
      await noteVisitorSeen(db, visitor.id);
    }
    return { member: visitor, known: null, ended: sessionToken !== null };
  }

  async function ensure(): Promise<string> {
    const { member, known } = await look();
    if (known) return known.member.id;
    if (!setCookie) throw new Error("A visitor cannot be remembered without a cookie.");
    if (member === null) await admit();
    const token = (member !== null && visitorToken) || newToken(16);
    const visitor = member ?? (await createVisitor(db, hashOfToken(token)));
    found = Promise.resolve({ member: visitor, known: null, ended: false });
    // Also sent to returning visitors, so that the cookie's lifetime counts from their last visit.
    setCookie(writeCookie(visitorCookie, token, secure));
    return visitor.id;
  }

  function forget(token: string | null) {
    if (!setCookie) throw new Error("Nobody can sign in or out without a cookie.");
    setCookie(writeCookie(sessionCookie, token, secure));
    if (visitorToken !== null) setCookie(writeCookie(visitorCookie, null, secure));
    found = undefined;
    ensured = undefined;
  }

  return {
    get consulted() {
      return consulted;
    },
    member: async () => (await look()).member,
    memberId: async () => (await look()).member?.id ?? null,
    ensureMemberId: () => (ensured ??= ensure()),
    role: async () => (await look()).member?.role ?? "VISITOR",
    sessionId: async () => (await look()).known?.session.id ?? null,
    hasEnded: async () => (await look()).ended,
    signIn(token) {
      forget(token);
      found = sessionByToken(db, hashOfToken(token)).then((known) => ({
        member: known?.member ?? null,
        known,
        ended: false,
      }));
    },
    signOut() {
      forget(null);
      found = Promise.resolve({ member: null, known: null, ended: false });
    },
    lookAgain() {
      found = undefined;
    },
  };
}
