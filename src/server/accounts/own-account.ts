import {
  accountOf,
  changeEmailOf,
  changePasswordHash,
  changeRole,
  renameMember,
} from "../store/accounts.ts";
import type { AccountRow } from "../store/accounts.ts";
import { announce } from "../store/announcements.ts";
import { lockMember } from "../store/members.ts";
import {
  memberOfPasswordLink,
  spendInvitation,
  spendPasswordLink,
} from "../store/one-time-links.ts";
import { roles } from "../store/roles.ts";
import type { Role } from "../store/roles.ts";
import { endSessions } from "../store/sessions.ts";
import { emailKey, problemOfName, sentences } from "./account-words.ts";
import { removeMember } from "./owner.ts";
import { hashPassword, isPassword, problemOfPassword } from "./passwords.ts";
import { busy, emailTaken, invalid, newEmailWait, preparedEntry, whenFree } from "./sign-in.ts";
import type { Entered, Entering } from "./sign-in.ts";
import { hashOfToken } from "./tokens.ts";

/** Result of changing the current member's account; `wait` is in seconds. */
export type Changed = { outcome: "changed" } | Exclude<Entered, { outcome: "signed-in" }>;

/** Sets a new password by a one-time link, ends all sessions of its member and signs them in. */
export async function choosePassword(
  entering: Entering,
  { link, password }: { link: string; password: string },
): Promise<Entered> {
  const { db, attempts, address } = entering;
  const wait = await attempts.consume("signUps", address);
  if (wait > 0) return { outcome: "too-many", wait };
  const tokenHash = hashOfToken(link);
  const aimed = await memberOfPasswordLink(db, tokenHash);
  const account = aimed === null ? null : await accountOf(db, aimed);
  if (!account) return invalid("link", sentences.deadLink);
  const problem = problemOfPassword(password, account.email);
  if (problem !== null) return invalid("password", problem);
  const passwordHash = await whenFree(() => hashPassword(password));
  if (passwordHash === "busy") return busy;
  const enter = await preparedEntry(entering);
  const isChosen = await db.transaction(async (tx) => {
    const memberId = await spendPasswordLink(tx, tokenHash);
    if (memberId === null) return false;
    await changePasswordHash(tx, memberId, passwordHash);
    await endSessions(tx, memberId, null);
    await enter.in(tx, memberId);
    return true;
  });
  if (!isChosen) return invalid("link", sentences.deadLink);
  enter.done();
  return { outcome: "signed-in" };
}

/** Changes the password of the current member and ends their other sessions. */
export async function changePassword(
  entering: Entering,
  { current, password }: { current: string; password: string },
): Promise<Changed> {
  const { db, viewer } = entering;
  const account = await ownAccount(entering);
  const problem = problemOfPassword(password, account.email);
  if (problem !== null) return invalid("password", problem);
  const refused = await problemOfCurrent(entering, account, "current", current);
  if (refused) return refused;
  const passwordHash = await whenFree(() => hashPassword(password));
  if (passwordHash === "busy") return busy;
  const sessionId = await viewer.sessionId();
  await db.transaction(async (tx) => {
    await changePasswordHash(tx, account.memberId, passwordHash);
    await endSessions(tx, account.memberId, sessionId);
  });
  return { outcome: "changed" };
}

/** Changes the e-mail address of the current member. */
export async function changeEmail(
  entering: Entering,
  { email, password }: { email: string; password: string },
): Promise<Changed> {
  if (emailKey(email) === null) return invalid("email", sentences.noEmail);
  const account = await ownAccount(entering);
  const refused = await problemOfCurrent(entering, account, "password", password);
  if (refused) return refused;
  const wait = await newEmailWait(entering);
  if (wait > 0) return { outcome: "too-many", wait };
  const isChanged = await changeEmailOf(entering.db, account.memberId, email.trim());
  return isChanged ? { outcome: "changed" } : emailTaken(entering);
}

/** Changes the name of the current member. */
export async function changeName(entering: Entering, name: string): Promise<Changed> {
  const problem = problemOfName(name);
  if (problem !== null) return invalid("name", problem);
  const { memberId } = await ownAccount(entering);
  await entering.db.transaction(async (tx) => {
    await renameMember(tx, memberId, name.trim());
    await announce(tx, { kind: "member", id: memberId });
  });
  entering.viewer.lookAgain();
  return { outcome: "changed" };
}

/** Grants the current member the role of an invitation, if it is higher than theirs. */
export async function acceptInvitation(entering: Entering, token: string): Promise<Changed> {
  const { memberId } = await ownAccount(entering);
  try {
    const isTaken = await entering.db.transaction(async (tx) => {
      const { role: present } = await lockMember(tx, memberId);
      const role = await spendInvitation(tx, hashOfToken(token));
      if (role === null) return false;
      // The error rolls the transaction back, so that someone else can use the invitation.
      if (!isMore(role, present)) throw new NotMore();
      await changeRole(tx, memberId, role);
      await announce(tx, { kind: "member", id: memberId });
      return true;
    });
    entering.viewer.lookAgain();
    return isTaken ? { outcome: "changed" } : invalid("invitation", sentences.deadLink);
  } catch (error) {
    if (error instanceof NotMore) return invalid("invitation", sentences.notMore);
    throw error;
  }
}

/** Deletes the account of the current member with all its data. The last owner cannot be deleted. */
export async function deleteAccount(entering: Entering, password: string): Promise<Changed> {
  const account = await ownAccount(entering);
  const refused = await problemOfCurrent(entering, account, "password", password);
  if (refused) return refused;
  const isGone = await entering.db.transaction((tx) => removeMember(tx, account.memberId));
  if (!isGone) return invalid("password", sentences.lastOwner);
  entering.viewer.signOut();
  return { outcome: "changed" };
}

async function ownAccount({ db, viewer }: Entering): Promise<AccountRow> {
  const memberId = await viewer.memberId();
  const account = memberId === null ? null : await accountOf(db, memberId);
  if (!account) throw new Error("Somebody without an account was let through.");
  return account;
}

/**
 * Checks the current password: an open session must not suffice to take over an account or to guess its password. The
 * attempts count for the session only, so that no one outside can use them up.
 */
async function problemOfCurrent(
  { attempts, viewer }: Entering,
  { passwordHash }: AccountRow,
  field: string,
  password: string,
): Promise<Exclude<Changed, { outcome: "changed" }> | null> {
  const wait = await attempts.ownPassword((await viewer.sessionId()) ?? "");
  if (wait > 0) return { outcome: "too-many", wait };
  const isRight = await whenFree(() => isPassword(password, passwordHash));
  if (isRight === "busy") return busy;
  return isRight ? null : invalid(field, sentences.wrongPassword);
}

function isMore(role: Role, than: Role): boolean {
  return roles.indexOf(role) > roles.indexOf(than);
}

class NotMore extends Error {
  override readonly name = "NotMore";
}
