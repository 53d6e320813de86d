import { accountOf, changeRole, countOwners, forgetMember } from "../store/accounts.ts";
import type { AccountRow } from "../store/accounts.ts";
import { announce } from "../store/announcements.ts";
import type { Connection, Database } from "../store/connection.ts";
import { lockMember } from "../store/members.ts";
import {
  createInvitation,
  createPasswordLink,
  hasPrintedInvitation,
  linkLasts,
  withdrawPrintedInvitations,
} from "../store/one-time-links.ts";
import type { InvitationRow } from "../store/one-time-links.ts";
import type { Role } from "../store/roles.ts";
import { endSessions } from "../store/sessions.ts";
import { sentences } from "./account-words.ts";
import { hashOfToken, newToken } from "./tokens.ts";

/** Paths of the pages for one-time links. The token is in the fragment after `#`, so that it does not reach logs. */
export const linkPath = {
  invitation: (token: string) => `/join#${token}`,
  password: (token: string) => `/password#${token}`,
};

/** Creates an invitation to a role, and returns it with the path of its link. */
export async function invite(
  db: Connection,
  { role, note }: { role: Role; note: string },
): Promise<{ invitation: InvitationRow; path: string }> {
  const token = newToken(32);
  const tokenHash = hashOfToken(token);
  const invitation = await createInvitation(db, { tokenHash, role, note, isPrinted: false });
  return { invitation, path: linkPath.invitation(token) };
}

/** Creates the link that makes its user an owner; links printed earlier stop working. */
export function inviteOwner(db: Database): Promise<string> {
  return db.transaction(async (tx) => {
    await withdrawPrintedInvitations(tx);
    return printInvitation(tx);
  });
}

/** Creates the link that makes its user an owner, or returns null if a printed one is still valid. */
export function inviteFirstOwner(db: Database): Promise<string | null> {
  return db.transaction(async (tx) =>
    (await hasPrintedInvitation(tx)) ? null : printInvitation(tx),
  );
}

async function printInvitation(tx: Connection): Promise<string> {
  const token = newToken(32);
  const tokenHash = hashOfToken(token);
  await createInvitation(tx, { tokenHash, role: "OWNER", note: "", isPrinted: true });
  return linkPath.invitation(token);
}

/** Message that a link exists, which another process or an earlier start printed. */
export const ownerLinkPrinted =
  "The site has no owner. Another process, or an earlier start, has printed the link that makes one; npm run owner-link prints a new one.";

/** Returns the link that makes its user the owner, with an explanation for the operator. */
export function ownerLinkInWords(origin: string, path: string): string {
  const days = linkLasts / (24 * 60 * 60);
  return `Whoever opens this link and makes an account becomes the owner of this site; it works once, within ${days} days:\n${origin}${path}`;
}

/** Creates a link that lets a member set a new password. Returns its path, or null if the member has no account. */
export function makePasswordLink(db: Database, memberId: string): Promise<string | null> {
  return db.transaction(async (tx) => {
    if (!(await accountOf(tx, memberId))) return null;
    const token = newToken(32);
    await createPasswordLink(tx, { tokenHash: hashOfToken(token), memberId });
    return linkPath.password(token);
  });
}

/** Result of changing a member's role. */
export type RoleChanged =
  | { outcome: "changed"; account: AccountRow }
  | { outcome: "refused"; message: string };

/**
 * Changes a member's role and announces it, so that open connections get the new permissions. The last owner cannot be
 * demoted.
 */
export function giveRole(db: Database, memberId: string, role: Role): Promise<RoleChanged> {
  return db.transaction(async (tx): Promise<RoleChanged> => {
    const owners = await countOwners(tx);
    const account = await accountOf(tx, memberId);
    if (!account) return { outcome: "refused", message: sentences.nobody };
    const { role: present } = await lockMember(tx, memberId);
    if (present === "OWNER" && role !== "OWNER" && owners <= 1) {
      return { outcome: "refused", message: sentences.lastOwner };
    }
    await changeRole(tx, memberId, role);
    await announce(tx, { kind: "member", id: memberId });
    return { outcome: "changed", account };
  });
}

/** Deletes a member with all their data. Returns false for the last owner. Throws `MemberGone`. */
export async function removeMember(tx: Connection, memberId: string): Promise<boolean> {
  const owners = await countOwners(tx);
  const { role } = await lockMember(tx, memberId);
  if (role === "OWNER" && owners <= 1) return false;
  await endSessions(tx, memberId, null);
  await forgetMember(tx, memberId);
  await announce(tx, { kind: "member", id: memberId });
  return true;
}
