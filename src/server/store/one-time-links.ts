import { and, desc, eq, gt, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Connection } from "./connection.ts";
import { newId } from "./ids.ts";
import type { Role } from "./roles.ts";
import { oneTimeLink } from "./tables/accounts.ts";

/** Unused invitation. */
export type InvitationRow = {
  id: string;
  role: Role;
  note: string;
  createdAt: Date;
  expiresAt: Date;
};

/** Lifetime of a link, in seconds. */
export const linkLasts = 7 * 24 * 60 * 60;

const open = and(isNull(oneTimeLink.usedAt), gt(oneTimeLink.expiresAt, sql`now()`));
const expiresAt = sql`now() + make_interval(secs => ${linkLasts})`;

const columns = {
  id: oneTimeLink.id,
  role: sql<Role>`${oneTimeLink.role}`,
  note: oneTimeLink.note,
  createdAt: oneTimeLink.createdAt,
  expiresAt: oneTimeLink.expiresAt,
};

/** Creates an invitation. `note` names its recipient; `isPrinted` means that the server or a command printed it. */
export async function createInvitation(
  db: Connection,
  invitation: { tokenHash: string; role: Role; note: string; isPrinted: boolean },
): Promise<InvitationRow> {
  const [row] = await db
    .insert(oneTimeLink)
    .values({ ...invitation, id: newId(), purpose: "JOIN", expiresAt })
    .returning(columns);
  if (!row) throw new Error("The database returned no invitation.");
  return row;
}

/** Creates a link that lets a member set a new password, and deletes the member's earlier ones. */
export async function createPasswordLink(
  tx: Connection,
  link: { tokenHash: string; memberId: string },
): Promise<void> {
  await withdrawPasswordLinks(tx, link.memberId);
  await tx
    .insert(oneTimeLink)
    .values({ ...link, id: newId(), purpose: "PASSWORD", note: "", expiresAt });
}

/** Deletes the links that let a member set a new password. */
export async function withdrawPasswordLinks(tx: Connection, memberId: string): Promise<void> {
  await tx.delete(oneTimeLink).where(eq(oneTimeLink.memberId, memberId));
}

/** Returns the role that an invitation grants, or null if it is used or expired. */
export async function roleInvitedTo(db: Connection, tokenHash: string): Promise<Role | null> {
  const [row] = await db
    .select({ role: oneTimeLink.role })
    .from(oneTimeLink)
    .where(and(eq(oneTimeLink.tokenHash, tokenHash), eq(oneTimeLink.purpose, "JOIN"), open));
  return row?.role ?? null;
}

/**
 * Uses an invitation. Returns the role it grants, or null if it is used or expired. Of two concurrent calls, only one
 * gets the role.
 */
export async function spendInvitation(tx: Connection, tokenHash: string): Promise<Role | null> {
  const [row] = await tx
    .update(oneTimeLink)
    .set({ usedAt: sql`now()` })
    .where(and(eq(oneTimeLink.tokenHash, tokenHash), eq(oneTimeLink.purpose, "JOIN"), open))
    .returning({ role: oneTimeLink.role });
  return row?.role ?? null;
}

/** Uses a password link. Returns its member's id, or null if it is used or expired. */
export async function spendPasswordLink(tx: Connection, tokenHash: string): Promise<string | null> {
  const [row] = await tx
    .update(oneTimeLink)
    .set({ usedAt: sql`now()` })
    .where(and(eq(oneTimeLink.tokenHash, tokenHash), eq(oneTimeLink.purpose, "PASSWORD"), open))
    .returning({ memberId: oneTimeLink.memberId });
  return row?.memberId ?? null;
}

/** Maximum number of invitations in a list. */
const mostListed = 100;

/** Returns the valid invitations, last created first. */
export async function openInvitations(db: Connection): Promise<InvitationRow[]> {
  return db
    .select(columns)
    .from(oneTimeLink)
    .where(and(eq(oneTimeLink.purpose, "JOIN"), open))
    .orderBy(desc(oneTimeLink.createdAt), desc(oneTimeLink.id))
    .limit(mostListed);
}

/** Returns a valid invitation, or null. */
export async function invitationById(db: Connection, id: string): Promise<InvitationRow | null> {
  const [row] = await db
    .select(columns)
    .from(oneTimeLink)
    .where(and(eq(oneTimeLink.id, id), eq(oneTimeLink.purpose, "JOIN"), open));
  return row ?? null;
}

/** Deletes an invitation; a repeated call changes nothing. */
export async function withdrawInvitation(db: Connection, id: string): Promise<void> {
  await db
    .delete(oneTimeLink)
    .where(and(eq(oneTimeLink.id, id), eq(oneTimeLink.purpose, "JOIN"), open));
}

/**
 * Deletes all valid printed invitations. Holds a lock, so that other transactions that print one wait until this one
 * ends.
 */
export async function withdrawPrintedInvitations(tx: Connection): Promise<void> {
  await lockPrinting(tx);
  await tx.delete(oneTimeLink).where(and(eq(oneTimeLink.isPrinted, true), open));
}

/**
 * Returns whether a valid printed invitation exists. Holds a lock, so that other transactions that print one wait until
 * this one ends.
 */
export async function hasPrintedInvitation(tx: Connection): Promise<boolean> {
  await lockPrinting(tx);
  const printed = tx
    .select({ id: oneTimeLink.id })
    .from(oneTimeLink)
    .where(and(eq(oneTimeLink.isPrinted, true), open));
  return (await printed.limit(1)).length > 0;
}

async function lockPrinting(tx: Connection): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${printingLock})`);
}

/** Key of the advisory lock for printing invitations. Any constant works. */
const printingLock = 7_246_016;

/** Deletes links that are used or expired. */
export async function forgetDeadLinks(db: Connection): Promise<void> {
  await db
    .delete(oneTimeLink)
    .where(or(isNotNull(oneTimeLink.usedAt), lt(oneTimeLink.expiresAt, sql`now()`)));
}

/** Returns the id of the member whose password a link changes, or null if the link is used or expired. */
export async function memberOfPasswordLink(
  db: Connection,
  tokenHash: string,
): Promise<string | null> {
  const [row] = await db
    .select({ memberId: oneTimeLink.memberId })
    .from(oneTimeLink)
    .where(and(eq(oneTimeLink.tokenHash, tokenHash), eq(oneTimeLink.purpose, "PASSWORD"), open));
  return row?.memberId ?? null;
}
