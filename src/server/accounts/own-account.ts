import {
  accountOf,
  changePasswordHash,
  changeRole,
  countOwners,
  forgetMember,
  renameMember,
} from "../store/accounts.ts";
import type { AccountRow } from "../store/accounts.ts";
import type { Connection } from "../store/connection.ts";
import { spendInvitation, spendPasswordLink } from "../store/one-time-links.ts";
import { roles } from "../store/roles.ts";
import type { Role } from "../store/roles.ts";
import { endSessions } from "../store/sessions.ts";
import { problemOfName, sentences } from "./account-words.ts";
import { hashPassword, isPassword, problemOfPassword } from "./passwords.ts";
import { enter } from "./sign-in.ts";
import type { Entered, Entering } from "./sign-in.ts";
import { hashOfToken } from "./tokens.ts";

/** What came of changing one's own account; `wait` is in seconds. */
export type Changed = { outcome: "changed" } | Exclude<Entered, { outcome: "signed-in" }>;

/** Chooses a new password by a link that works once; ends all sessions, and signs its member in. */
export async function choosePassword(
  entering: Entering,
  { link, password }: { link: string; password: string },
): Promise<Entered> {
  const problem = problemOfPassword(password, "");
  if (problem !== null) return invalid("password", problem);
  const wait = await entering.attempts.signUp(entering.address);
  if (wait > 0) return { outcome: "too-many", wait };
  const passwordHash = await hashPassword(password);
  const memberId = await entering.db.transaction(async (tx) => {
    const owner = await spendPasswordLink(tx, hashOfToken(link));
    if (owner === null) return null;
    await changePasswordHash(tx, owner, passwordHash);
    await endSessions(tx, owner, null);
    return owner;
  });
  if (memberId === null) return invalid("link", sentences.deadLink);
  await enter(entering, memberId);
  return { outcome: "signed-in" };
}

/** Changes the password of whoever is asking, and ends their other sessions. */
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
  const passwordHash = await hashPassword(password);
  const sessionId = await viewer.sessionId();
  await db.transaction(async (tx) => {
    await changePasswordHash(tx, account.memberId, passwordHash);
    await endSessions(tx, account.memberId, sessionId);
  });
  return { outcome: "changed" };
}

/** Changes what others call whoever is asking. */
export async function changeName(entering: Entering, name: string): Promise<Changed> {
  const problem = problemOfName(name);
  if (problem !== null) return invalid("name", problem);
  const { memberId } = await ownAccount(entering);
  await renameMember(entering.db, memberId, name.trim());
  return { outcome: "changed" };
}

/** Gives whoever is asking the role of an invitation, if that is more than theirs. */
export async function acceptInvitation(entering: Entering, token: string): Promise<Changed> {
  const { memberId } = await ownAccount(entering);
  const present = await entering.viewer.role();
  const isTaken = await entering.db.transaction(async (tx) => {
    const role = await spendInvitation(tx, hashOfToken(token));
    if (role === null) return false;
    if (isMore(role, present)) await changeRole(tx, memberId, role);
    return true;
  });
  return isTaken ? { outcome: "changed" } : invalid("invitation", sentences.deadLink);
}

/** Deletes the account of whoever is asking with all that is theirs. The last owner stays. */
export async function deleteAccount(entering: Entering, password: string): Promise<Changed> {
  const account = await ownAccount(entering);
  const refused = await problemOfCurrent(entering, account, "password", password);
  if (refused) return refused;
  const role = await entering.viewer.role();
  const isGone = await entering.db.transaction(async (tx) => {
    if (await isLastOwner(tx, role)) return false;
    await endSessions(tx, account.memberId, null);
    await forgetMember(tx, account.memberId);
    return true;
  });
  if (!isGone) return invalid("password", sentences.lastOwner);
  entering.viewer.signOut();
  return { outcome: "changed" };
}

/** Whether somebody of this role is an owner, and no other is left. */
export async function isLastOwner(tx: Connection, role: Role): Promise<boolean> {
  return role === "OWNER" && (await countOwners(tx)) <= 1;
}

async function ownAccount({ db, viewer }: Entering): Promise<AccountRow> {
  const memberId = await viewer.memberId();
  const account = memberId === null ? null : await accountOf(db, memberId);
  if (!account) throw new Error("Somebody without an account was let through.");
  return account;
}

/** A session left open must not be enough to take an account over, nor to guess its password. */
async function problemOfCurrent(
  { attempts, address }: Entering,
  { email, passwordHash }: AccountRow,
  field: string,
  password: string,
): Promise<Exclude<Changed, { outcome: "changed" }> | null> {
  const wait = await attempts.signIn(address, email);
  if (wait > 0) return { outcome: "too-many", wait };
  if (!(await isPassword(password, passwordHash))) return invalid(field, sentences.wrongPassword);
  await attempts.wasRight(address, email);
  return null;
}

function isMore(role: Role, than: Role): boolean {
  return roles.indexOf(role) > roles.indexOf(than);
}

function invalid(field: string, message: string) {
  return { outcome: "invalid" as const, problems: [{ field, message }] };
}
