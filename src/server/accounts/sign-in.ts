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
  const key = emailKey(email);
  const account = key === null ? null : await accountByEmail(db, key);
  // Asked for addresses without an account too, so that both take the same time.
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

/** Makes an account, as far as the owner's policy or an invitation allows it, and signs its member in. */
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
  // Hashed before the transaction: a hash takes long, and everybody else would wait for it.
  const passwordHash = await whenFree(() => hashPassword(given.password));
  if (passwordHash === "busy") return busy;
  const enter = await preparedEntry(entering);
  try {
    const isMade = await db.transaction(async (tx) => {
      const role = tokenHash === null ? "MEMBER" : await spendInvitation(tx, tokenHash);
      if (role === null) return false;
      const account = { name: given.name.trim(), email: given.email.trim(), passwordHash, role };
      const member = await createAccount(tx, account);
      // Undone with the transaction, so that the invitation can be used with another address.
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

/** Counts an e-mail address that is to get an account: seconds to wait, or 0. */
export async function newEmailWait({
  attempts,
  address,
}: Pick<Entering, "attempts" | "address">): Promise<number> {
  const wait = await attempts.wait("takenEmails", address);
  return wait > 0 ? wait : attempts.consume("signUps", address);
}

/** Tells that an e-mail address has an account, as often as one network may learn that. */
export async function emailTaken({
  attempts,
  address,
}: Pick<Entering, "attempts" | "address">): Promise<Exclude<Entered, { outcome: "signed-in" }>> {
  const wait = await attempts.consume("takenEmails", address);
  return wait > 0 ? { outcome: "too-many", wait } : invalid("email", sentences.taken);
}

/** A way in: `in` begins the session in a transaction, `done` has the browser know it once that has ended well. */
export type Entry = {
  in(tx: Connection, memberId: string): Promise<void>;
  done(): void;
};

/** Prepares a new session for whoever is asking, who brings along what they kept as a visitor. */
export async function preparedEntry({
  viewer,
  userAgent,
  address,
}: Pick<Entering, "viewer" | "userAgent" | "address">): Promise<Entry> {
  const before = await viewer.member();
  const earlier = await viewer.sessionId();
  // Always a new token: one that somebody else may know of must not become a member's.
  const token = newToken(32);
  return {
    async in(tx, memberId) {
      const begun = { memberId, tokenHash: hashOfToken(token), device: deviceOf(userAgent) };
      await beginSession(tx, begun);
      if (before && earlier !== null) await endSession(tx, before.id, earlier);
      if (before?.role === "VISITOR") await moveBelongings(tx, before.id, memberId);
      // Last, so that nobody who signs in to the same account waits for this row while another waits for them.
      await addAccountNetwork(tx, memberId, networkOf(address));
    },
    done: () => viewer.signIn(token),
  };
}

/** What a password's hashing gives, or that too many wait for theirs. */
export async function whenFree<T>(hash: () => Promise<T>): Promise<T | "busy"> {
  try {
    return await hash();
  } catch (error) {
    if (error instanceof TooBusy) return "busy";
    throw error;
  }
}

/** Too many passwords are looked at just now. */
export const busy = { outcome: "too-many", wait: 10 } as const;

/** An input that cannot be used, for one reason. */
export function invalid(field: string, message: string) {
  return { outcome: "invalid" as const, problems: [{ field, message }] };
}

const deadLink = invalid("invitation", sentences.deadLink);

class AddressTaken extends Error {
  override readonly name = "AddressTaken";
}
