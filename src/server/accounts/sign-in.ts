import { addAccountNetwork, isAccountNetwork } from "../store/account-networks.ts";
import { accountByEmail, createAccount } from "../store/accounts.ts";
import { TooBusy } from "../gate.ts";
import type { Connection, Database } from "../store/connection.ts";
import { moveBelongings } from "../store/move-belongings.ts";
import { roleInvitedTo, spendInvitation } from "../store/one-time-links.ts";
import { beginSession, endSession } from "../store/sessions.ts";
import { siteSettingOf } from "../store/site-settings.ts";
import type { Attempts } from "./attempts.ts";
import { emailKey, problemsOfAccount, sentences } from "./account-words.ts";
import type { Problem } from "./account-words.ts";
import { deviceOf } from "./device.ts";
import { networkOf } from "./network-address.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import { hashOfToken, newToken } from "./tokens.ts";
import type { ViewerSession } from "./viewer-session.ts";

/** Parts of the request that signing in and signing up need. */
export type Entering = {
  db: Database;
  viewer: ViewerSession;
  attempts: Attempts;
  /** IP address of the client. */
  address: string;
  userAgent: string | undefined;
};

/** Result of signing in; `wait` is in seconds. */
export type Entered =
  | { outcome: "signed-in" }
  | { outcome: "invalid"; problems: Problem[] }
  | { outcome: "too-many"; wait: number };

/** Result of creating an account. */
export type SignedUp = Entered | { outcome: "closed"; message: string };

export const closed = {
  INVITATION: "Accounts are by invitation here. Ask whoever runs this site for one.",
  CLOSED: "No new accounts are made here.",
};

/** Signs a member in by e-mail address and password. */
export async function signIn(
  entering: Entering,
  { email, password }: { email: string; password: string },
): Promise<Entered> {
  const { db, attempts, address } = entering;
  const key = emailKey(email);
  const account = key === null ? null : await accountByEmail(db, key);
  // Queried for addresses without an account too, so that both cases take the same time.
  const isKnown = await isAccountNetwork(db, account?.memberId ?? "", networkOf(address));
  const attempt = await attempts.signIn(address, key ?? "", isKnown);
  if (attempt.wait > 0) return { outcome: "too-many", wait: attempt.wait };
  const isRight = await whenFree(() => isPassword(password, account?.passwordHash ?? null));
  if (isRight === "busy") return busy;
  if (!isRight || !account) return invalid("password", sentences.wrong);
  await attempt.succeeded();
  const enter = await preparedEntry(entering);
  await db.transaction((tx) => enter.in(tx, account.memberId));
  enter.done();
  return { outcome: "signed-in" };
}

/** Creates an account, if the owner's policy or an invitation allows it, and signs its member in. */
export async function signUp(
  entering: Entering,
  given: { name: string; email: string; password: string; invitation: string | null },
): Promise<SignedUp> {
  const { db } = entering;
  const tokenHash = given.invitation === null ? null : hashOfToken(given.invitation);
  if (tokenHash === null) {
    const policy = await siteSettingOf(db, "signUp");
    if (policy !== "OPEN") return { outcome: "closed", message: closed[policy] };
  } else if ((await roleInvitedTo(db, tokenHash)) === null) return deadLink;
  const problems = problemsOfAccount(given);
  if (problems.length > 0) return { outcome: "invalid", problems };
  const wait = await newEmailWait(entering);
  if (wait > 0) return { outcome: "too-many", wait };
  // Hash the password before the transaction: hashing is slow, and others would wait for the transaction.
  const passwordHash = await whenFree(() => hashPassword(given.password));
  if (passwordHash === "busy") return busy;
  const enter = await preparedEntry(entering);
  try {
    const isMade = await db.transaction(async (tx) => {
      const role = tokenHash === null ? "MEMBER" : await spendInvitation(tx, tokenHash);
      if (role === null) return false;
      const account = { name: given.name.trim(), email: given.email.trim(), passwordHash, role };
      const member = await createAccount(tx, account);
      // The error rolls the transaction back, so that the invitation can be used with another address.
      if (!member) throw new AddressTaken();
      await enter.in(tx, member.id);
      return true;
    });
    if (!isMade) return deadLink;
  } catch (error) {
    if (error instanceof AddressTaken) return emailTaken(entering);
    throw error;
  }
  enter.done();
  return { outcome: "signed-in" };
}

/** Counts an e-mail address for a new account. Returns seconds to wait, or 0. */
export async function newEmailWait({
  attempts,
  address,
}: Pick<Entering, "attempts" | "address">): Promise<number> {
  const wait = await attempts.wait("takenEmails", address);
  return wait > 0 ? wait : attempts.consume("signUps", address);
}

/** Returns the error that an e-mail address has an account, within the rate limit for learning that. */
export async function emailTaken({
  attempts,
  address,
}: Pick<Entering, "attempts" | "address">): Promise<Exclude<Entered, { outcome: "signed-in" }>> {
  const wait = await attempts.consume("takenEmails", address);
  return wait > 0 ? { outcome: "too-many", wait } : invalid("email", sentences.taken);
}

/** New session: `in` stores it in a transaction, and `done` sets its cookie after the transaction has committed. */
export type Entry = {
  in(tx: Connection, memberId: string): Promise<void>;
  done(): void;
};

/** Prepares a new session for the current user, whose data as a visitor moves to the member. */
export async function preparedEntry({
  viewer,
  userAgent,
  address,
}: Pick<Entering, "viewer" | "userAgent" | "address">): Promise<Entry> {
  const before = await viewer.member();
  const earlier = await viewer.sessionId();
  // Always a new token: one that someone else may know must not become a member's.
  const token = newToken(32);
  return {
    async in(tx, memberId) {
      const begun = { memberId, tokenHash: hashOfToken(token), device: deviceOf(userAgent) };
      await beginSession(tx, begun);
      if (before && earlier !== null) await endSession(tx, before.id, earlier);
      if (before?.role === "VISITOR") await moveBelongings(tx, before.id, memberId);
      // Last, so that two users who sign in to the same account do not deadlock on this row.
      await addAccountNetwork(tx, memberId, networkOf(address));
    },
    done: () => viewer.signIn(token),
  };
}

/** Returns the result of hashing a password, or "busy" if too many others are waiting. */
export async function whenFree<T>(hash: () => Promise<T>): Promise<T | "busy"> {
  try {
    return await hash();
  } catch (error) {
    if (error instanceof TooBusy) return "busy";
    throw error;
  }
}

/** Result when too many passwords are being checked. */
export const busy = { outcome: "too-many", wait: 10 } as const;

/** Returns the result for an invalid input with one problem. */
export function invalid(field: string, message: string) {
  return { outcome: "invalid" as const, problems: [{ field, message }] };
}

const deadLink = invalid("invitation", sentences.deadLink);

class AddressTaken extends Error {
  override readonly name = "AddressTaken";
}
