import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
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

/** Makes an invitation; `note` says for whom. */
export async function createInvitation(
  db: Connection,
  invitation: { tokenHash: string; role: Role; note: string },
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
  await tx
    .delete(oneTimeLink)
    .where(and(eq(oneTimeLink.memberId, link.memberId), eq(oneTimeLink.purpose, "PASSWORD")));
  await tx
    .insert(oneTimeLink)
    .values({ ...link, id: newId(), purpose: "PASSWORD", note: "", expiresAt });
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

/** Invitations that still work, last made first. */
export async function openInvitations(db: Connection): Promise<InvitationRow[]> {
  return db
    .select(columns)
    .from(oneTimeLink)
    .where(and(eq(oneTimeLink.purpose, "JOIN"), open))
    .orderBy(desc(oneTimeLink.createdAt), desc(oneTimeLink.id));
}

/** Takes an invitation back; taking it back again changes nothing. */
export async function withdrawInvitation(db: Connection, id: string): Promise<void> {
  await db
    .delete(oneTimeLink)
    .where(and(eq(oneTimeLink.id, id), eq(oneTimeLink.purpose, "JOIN"), open));
}

/** Takes all invitations to a role back. */
export async function withdrawInvitationsTo(tx: Connection, role: Role): Promise<void> {
  await tx.delete(oneTimeLink).where(and(eq(oneTimeLink.role, role), open));
}
