import { and, desc, eq, gt, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Connection } from "./connection.ts";
import { newId } from "./ids.ts";
import type { Role } from "./roles.ts";
import { oneTimeLink } from "./tables/accounts.ts";

/** An invitation that nobody has used yet. */
export type InvitationRow = {
  id: string;
  role: Role;
  note: string;
  createdAt: Date;
  expiresAt: Date;
};

/** Seconds a link works. */
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

/** Makes an invitation; `note` says for whom, `isPrinted` that the server or a command printed it. */
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

/** Makes a link by which a member chooses a new password; those made before for the same work no more. */
export async function createPasswordLink(
  tx: Connection,
  link: { tokenHash: string; memberId: string },
): Promise<void> {
  await withdrawPasswordLinks(tx, link.memberId);
  await tx
    .insert(oneTimeLink)
    .values({ ...link, id: newId(), purpose: "PASSWORD", note: "", expiresAt });
}

/** Takes the links back by which a member may choose a new password. */
export async function withdrawPasswordLinks(tx: Connection, memberId: string): Promise<void> {
  await tx.delete(oneTimeLink).where(eq(oneTimeLink.memberId, memberId));
}

/** The role an invitation gives, or null if it works no more. */
export async function roleInvitedTo(db: Connection, tokenHash: string): Promise<Role | null> {
  const [row] = await db
    .select({ role: oneTimeLink.role })
    .from(oneTimeLink)
    .where(and(eq(oneTimeLink.tokenHash, tokenHash), eq(oneTimeLink.purpose, "JOIN"), open));
  return row?.role ?? null;
}

/** Uses an invitation up: the role it gives, or null if it works no more. Of two at once one is given it. */
export async function spendInvitation(tx: Connection, tokenHash: string): Promise<Role | null> {
  const [row] = await tx
    .update(oneTimeLink)
    .set({ usedAt: sql`now()` })
    .where(and(eq(oneTimeLink.tokenHash, tokenHash), eq(oneTimeLink.purpose, "JOIN"), open))
    .returning({ role: oneTimeLink.role });
  return row?.role ?? null;
}

/** Uses a link for a new password up: whose it is, or null if it works no more. */
export async function spendPasswordLink(tx: Connection, tokenHash: string): Promise<string | null> {
  const [row] = await tx
    .update(oneTimeLink)
    .set({ usedAt: sql`now()` })
    .where(and(eq(oneTimeLink.tokenHash, tokenHash), eq(oneTimeLink.purpose, "PASSWORD"), open))
    .returning({ memberId: oneTimeLink.memberId });
  return row?.memberId ?? null;
}

/** How many invitations are listed. */
const mostListed = 100;

/** Invitations that still work, last made first. */
export async function openInvitations(db: Connection): Promise<InvitationRow[]> {
  return db
    .select(columns)
    .from(oneTimeLink)
    .where(and(eq(oneTimeLink.purpose, "JOIN"), open))
    .orderBy(desc(oneTimeLink.createdAt), desc(oneTimeLink.id))
    .limit(mostListed);
}

/** An invitation that still works, or null. */
export async function invitationById(db: Connection, id: string): Promise<InvitationRow | null> {
  const [row] = await db
    .select(columns)
    .from(oneTimeLink)
    .where(and(eq(oneTimeLink.id, id), eq(oneTimeLink.purpose, "JOIN"), open));
  return row ?? null;
}

/** Takes an invitation back; taking it back again changes nothing. */
export async function withdrawInvitation(db: Connection, id: string): Promise<void> {
  await db
    .delete(oneTimeLink)
    .where(and(eq(oneTimeLink.id, id), eq(oneTimeLink.purpose, "JOIN"), open));
}

/** Deletes all printed invitations that still work. Other transactions that print one wait until this one ends. */
export async function withdrawPrintedInvitations(tx: Connection): Promise<void> {
  await lockPrinting(tx);
  await tx.delete(oneTimeLink).where(and(eq(oneTimeLink.isPrinted, true), open));
}

/** Whether a printed invitation still works. Other transactions that print one wait until this one ends. */
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

/** The number of the lock under which invitations are printed; any constant would do. */
const printingLock = 7_246_016;

/** Forgets links that were used or are too old. */
export async function forgetDeadLinks(db: Connection): Promise<void> {
  await db
    .delete(oneTimeLink)
    .where(or(isNotNull(oneTimeLink.usedAt), lt(oneTimeLink.expiresAt, sql`now()`)));
}

/** Whose password a link changes, or null if it works no more. */
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
