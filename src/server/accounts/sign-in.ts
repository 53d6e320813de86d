import { accountByEmail, createAccount } from "../store/accounts.ts";
import type { Database } from "../store/connection.ts";
import { moveBelongings } from "../store/move-belongings.ts";
import { roleInvitedTo, spendInvitation } from "../store/one-time-links.ts";
import { beginSession, endSession } from "../store/sessions.ts";
import { siteSettingOf } from "../store/site-settings.ts";
import type { Attempts } from "./attempts.ts";
import { problemsOfAccount, sentences } from "./account-words.ts";
import type { Problem } from "./account-words.ts";
import { sessionCookie } from "./cookies.ts";
import { deviceOf } from "./device.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import { hashOfToken, newToken } from "./tokens.ts";
import type { ViewerSession } from "./viewer-session.ts";

/** What signing in and up need of the request. */
export type Entering = {
  db: Database;
  viewer: ViewerSession;
  attempts: Attempts;
  /** The network address the request came from. */
  address: string;
  userAgent: string | undefined;
};

/** What came of it; `wait` is in seconds. */
export type Entered =
  | { outcome: "signed-in" }
  | { outcome: "invalid"; problems: Problem[] }
  | { outcome: "too-many"; wait: number };

/** What came of making an account. */
export type SignedUp = Entered | { outcome: "closed"; message: string };

export const closed = {
  INVITATION: "Accounts are by invitation here. Ask whoever runs this site for one.",
  CLOSED: "No new accounts are made here.",
};

/** Signs somebody in by e-mail address and password. */
export async function signIn(
  entering: Entering,
  { email, password }: { email: string; password: string },
): Promise<Entered> {
  const { db, attempts, address } = entering;
  const wait = await attempts.signIn(address, email.trim());
  if (wait > 0) return { outcome: "too-many", wait };
  const account = await accountByEmail(db, email.trim());
  if (!(await isPassword(password, account?.passwordHash ?? null)) || !account) {
    return { outcome: "invalid", problems: [{ field: "password", message: sentences.wrong }] };
  }
  await attempts.wasRight(address, email.trim());
  await enter(entering, account.memberId);
  return { outcome: "signed-in" };
}

/** Makes an account, as far as the owner's policy or an invitation allows it, and signs its member in. */
export async function signUp(
  entering: Entering,
  given: { name: string; email: string; password: string; invitation: string | null },
): Promise<SignedUp> {
  const { db, attempts, address } = entering;
  const tokenHash = given.invitation === null ? null : hashOfToken(given.invitation);
  if (tokenHash === null) {
    const policy = await siteSettingOf(db, "signUp");
    if (policy !== "OPEN") return { outcome: "closed", message: closed[policy] };
  } else if ((await roleInvitedTo(db, tokenHash)) === null) return deadLink;
  const problems = problemsOfAccount(given);
  if (problems.length > 0) return { outcome: "invalid", problems };
  const wait = await attempts.signUp(address);
  if (wait > 0) return { outcome: "too-many", wait };
  // Hashed before the transaction: a hash takes long, and everybody else would wait for it.
  const passwordHash = await hashPassword(given.password);
  const made = await db
    .transaction(async (tx) => {
      const role = tokenHash === null ? "MEMBER" : await spendInvitation(tx, tokenHash);
      if (role === null) return "dead-link" as const;
      const account = { name: given.name.trim(), email: given.email.trim(), passwordHash, role };
      const member = await createAccount(tx, account);
      // Undone with the transaction, so that the invitation can be used with another address.
      if (!member) throw new AddressTaken();
      return member;
    })
    .catch((error: unknown) => {
      if (error instanceof AddressTaken) return "taken" as const;
      throw error;
    });
  if (made === "dead-link") return deadLink;
  if (made === "taken") {
    return { outcome: "invalid", problems: [{ field: "email", message: sentences.taken }] };
  }
  await enter(entering, made.id);
  return { outcome: "signed-in" };
}

/** Begins a new session for a member, who brings along what they kept as a visitor. */
export async function enter(
  { db, viewer, userAgent }: Pick<Entering, "db" | "viewer" | "userAgent">,
  memberId: string,
): Promise<void> {
  const before = await viewer.member();
  const earlier = await viewer.sessionId();
  // Always a new token: one that somebody else may know of must not become a member's.
  const token = newToken(32);
  await db.transaction(async (tx) => {
    await beginSession(tx, {
      memberId,
      tokenHash: hashOfToken(token),
      device: deviceOf(userAgent),
      lasting: sessionCookie.kept,
    });
    if (before && earlier !== null) await endSession(tx, before.id, earlier);
    if (before?.role === "VISITOR") await moveBelongings(tx, before.id, memberId);
  });
  viewer.signIn(token);
}

const deadLink: Entered = {
  outcome: "invalid",
  problems: [{ field: "invitation", message: sentences.deadLink }],
};

class AddressTaken extends Error {
  override readonly name = "AddressTaken";
}
