import { createVisitor, noteVisitorSeen, visitorByToken } from "../store/members.ts";
import type { MemberRow } from "../store/members.ts";
import type { Connection } from "../store/connection.ts";
import type { Role } from "../store/roles.ts";
import { noteSeen, sessionByToken } from "../store/sessions.ts";
import type { KnownSession } from "../store/sessions.ts";
import { readCookie, sessionCookie, visitorCookie, writeCookie } from "./cookies.ts";
import { hashOfToken, newToken } from "./tokens.ts";

/** How often the time is noted at which a session or a visitor was last seen, in milliseconds. */
const noteEvery = { session: 15 * 60 * 1000, visitor: 24 * 60 * 60 * 1000 };

/** Who is asking, found out only when something needs to know. */
export type ViewerSession = {
  /** Whether anything depended on who is asking: then the answer is for them alone. */
  readonly consulted: boolean;
  /** Whoever is asking, or null for someone who left nothing here yet. */
  member(): Promise<MemberRow | null>;
  /** Their id, or null for someone who left nothing here yet. */
  memberId(): Promise<string | null>;
  /** The same, making a visitor, and with it a cookie, if there is none. */
  ensureMemberId(): Promise<string>;
  /** What whoever is asking is on this site. */
  role(): Promise<Role>;
  /** The session of a member who signed in, or null. */
  sessionId(): Promise<string | null>;
  /** Whether the request has a session cookie whose session has ended. */
  hasEnded(): Promise<boolean>;
  /** Has the browser know a session by its token from now on, in place of the visitor or session it was. */
  signIn(token: string): void;
  /** Has the browser forget who it was. */
  signOut(): void;
  /** Has it looked up anew who is asking, because that was changed. */
  lookAgain(): void;
};

type SessionOptions = {
  db: Connection;
  /** The request's `Cookie` header. */
  cookieHeader: string | undefined;
  /** Whether the cookie may travel over TLS only. */
  secure: boolean;
  /** Takes the value of a `Set-Cookie` header; null where none can be sent. */
  setCookie: ((header: string) => void) | null;
  /** Throws what is to be answered to somebody new, if they cannot be remembered just now. */
  admit: () => Promise<void>;
};

type Found = { member: MemberRow | null; known: KnownSession | null; ended: boolean };

/** Who sent a request: the token of their cookie, empty for a stranger, and who that is here. */
export type Sender = { token: string; member: MemberRow | null };

/** The sender of a request. Null for somebody who takes themselves to be signed in, and is not any more. */
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

/** Opens the session of whoever sent a request. Nothing is read or written until it is asked. */
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
    // Sent again to those who have it, so that it lasts from their last visit on.
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
