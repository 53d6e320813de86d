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

/** The path of the page that a link which works once leads to; the token stays out of logs behind the `#`. */
export const linkPath = {
  invitation: (token: string) => `/join#${token}`,
  password: (token: string) => `/password#${token}`,
};

/** Invites somebody to a role: the invitation, and the path to hand on. */
export async function invite(
  db: Connection,
  { role, note }: { role: Role; note: string },
): Promise<{ invitation: InvitationRow; path: string }> {
  const token = newToken(32);
  const tokenHash = hashOfToken(token);
  const invitation = await createInvitation(db, { tokenHash, role, note, isPrinted: false });
  return { invitation, path: linkPath.invitation(token) };
}

/** Makes the one link by which the site gets an owner; those printed before work no more. */
export function inviteOwner(db: Database): Promise<string> {
  return db.transaction(async (tx) => {
    await withdrawPrintedInvitations(tx);
    return printInvitation(tx);
  });
}

/** Makes the link by which the site gets an owner; null if one was printed that still works. */
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

/** Says that there is a link, where another process or an earlier start has printed it. */
export const ownerLinkPrinted =
  "The site has no owner. Another process, or an earlier start, has printed the link that makes one; npm run owner-link prints a new one.";

/** The link that makes its user the owner, with what it is, for whoever starts the program. */
export function ownerLinkInWords(origin: string, path: string): string {
  const days = linkLasts / (24 * 60 * 60);
  return `Whoever opens this link and makes an account becomes the owner of this site; it works once, within ${days} days:\n${origin}${path}`;
}

/** Makes a link by which a member chooses a new password: the path to hand on, or null for nobody's account. */
export function makePasswordLink(db: Database, memberId: string): Promise<string | null> {
  return db.transaction(async (tx) => {
    if (!(await accountOf(tx, memberId))) return null;
    const token = newToken(32);
    await createPasswordLink(tx, { tokenHash: hashOfToken(token), memberId });
    return linkPath.password(token);
  });
}

/** What giving somebody another role came to. */
export type RoleChanged =
  | { outcome: "changed"; account: AccountRow }
  | { outcome: "refused"; message: string };

/**
 * Gives a member another role, and tells those who hold their connections open as what they were. The last
 * owner stays one.
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

/** Forgets a member with all that is theirs; false for the last owner, who stays. Throws `MemberGone`. */
export async function removeMember(tx: Connection, memberId: string): Promise<boolean> {
  const owners = await countOwners(tx);
  const { role } = await lockMember(tx, memberId);
  if (role === "OWNER" && owners <= 1) return false;
  await endSessions(tx, memberId, null);
  await forgetMember(tx, memberId);
  await announce(tx, { kind: "member", id: memberId });
  return true;
}
