import { createHash, randomBytes } from "node:crypto";
import { createVisitor, visitorByToken } from "../store/members.ts";
import type { MemberRow } from "../store/members.ts";
import type { Connection } from "../store/connection.ts";
import type { Role } from "../store/roles.ts";

/** The cookie by which an anonymous visitor is known again. */
export const visitorCookie = "vitrine_visitor";

/** Seconds a visitor is remembered: 400 days, the longest browsers allow. */
const remembered = 400 * 24 * 60 * 60;

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
};

type SessionOptions = {
  db: Connection;
  /** The request's `Cookie` header. */
  cookieHeader: string | undefined;
  /** Whether the cookie may travel over TLS only. */
  secure: boolean;
  /** Takes the value of a `Set-Cookie` header; null where none can be sent. */
  setCookie: ((header: string) => void) | null;
};

/** Opens the session of whoever sent a request. Nothing is read or written until it is asked. */
export function openViewerSession(options: SessionOptions): ViewerSession {
  const { db, cookieHeader, secure, setCookie } = options;
  let consulted = false;
  let known: Promise<MemberRow | null> | undefined;
  let ensured: Promise<string> | undefined;

  function member() {
    consulted = true;
    return (known ??= find(db, tokenIn(cookieHeader)));
  }

  async function ensure(): Promise<string> {
    if (!setCookie) throw new Error("A visitor cannot be remembered without a cookie.");
    const found = await member();
    const token =
      (found !== null && tokenIn(cookieHeader)) || randomBytes(16).toString("base64url");
    const visitor = found ?? (await createVisitor(db, hashOf(token)));
    known = Promise.resolve(visitor);
    // Sent again to those who have it, so that it lasts from their last visit on.
    setCookie(cookieText(token, secure));
    return visitor.id;
  }

  return {
    get consulted() {
      return consulted;
    },
    member,
    memberId: async () => (await member())?.id ?? null,
    ensureMemberId: () => (ensured ??= ensure()),
    role: async () => (await member())?.role ?? "VISITOR",
  };
}

async function find(db: Connection, token: string | null): Promise<MemberRow | null> {
  return token === null ? null : visitorByToken(db, hashOf(token));
}

/** Only the hash is stored: who reads the database cannot pass for its visitors. */
function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

function tokenIn(cookieHeader: string | undefined): string | null {
  for (const pair of cookieHeader?.split(";") ?? []) {
    const [name, value] = pair.trim().split("=");
    if (name === visitorCookie && value && /^[\w-]{22}$/.test(value)) return value;
  }
  return null;
}

function cookieText(token: string, secure: boolean): string {
  const text = `${visitorCookie}=${token}; Path=/; Max-Age=${remembered}; HttpOnly; SameSite=Lax`;
  return secure ? `${text}; Secure` : text;
}
