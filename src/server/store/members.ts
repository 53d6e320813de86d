import { eq, sql } from "drizzle-orm";
import type { Connection } from "./connection.ts";
import { isOneOf } from "./is-one-of.ts";
import { newId } from "./ids.ts";
import { MemberGone } from "./problems.ts";
import type { Role } from "./roles.ts";
import { member } from "./tables/people.ts";

/** Member or anonymous visitor; a visitor has no name. */
export type MemberRow = { id: string; role: Role; name: string | null; createdAt: Date };

/** Columns of a member that the store returns. */
export const memberColumns = {
  id: member.id,
  role: member.role,
  name: member.name,
  createdAt: member.createdAt,
};

/** Anonymous visitor, with the day of their last visit. */
export type VisitorRow = MemberRow & { seenAt: Date };

const visitorColumns = { ...memberColumns, seenAt: member.seenAt };

/** Returns the anonymous visitor whose cookie token has this hash, or null. */
export async function visitorByToken(
  db: Connection,
  tokenHash: string,
): Promise<VisitorRow | null> {
  const rows = await db.select(visitorColumns).from(member).where(eq(member.tokenHash, tokenHash));
  return rows[0] ?? null;
}

/** Records a visit of a visitor. */
export async function noteVisitorSeen(db: Connection, id: string): Promise<void> {
  await db
    .update(member)
    .set({ seenAt: sql`now()` })
    .where(eq(member.id, id));
}

/** Returns members in the order of `ids`; null where there is none. */
export async function membersByIds(
  db: Connection,
  ids: readonly string[],
): Promise<(MemberRow | null)[]> {
  if (ids.length === 0) return [];
  const rows = await db.select(memberColumns).from(member).where(isOneOf(member.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** Creates a visitor; a second call with the same hash returns the same visitor. */
export async function createVisitor(db: Connection, tokenHash: string): Promise<VisitorRow> {
  const [visitor] = await db
    .insert(member)
    .values({ id: newId(), role: "VISITOR", tokenHash })
    .onConflictDoUpdate({ target: member.tokenHash, set: { tokenHash } })
    .returning(visitorColumns);
  if (!visitor) throw new Error("The database returned no visitor.");
  return visitor;
}

/**
 * Locks a member until the transaction ends, so that transactions change the member's data one at a time. Throws
 * `MemberGone` if the member no longer exists: they signed in, and all their data moved, or they deleted their account.
 */
export async function lockMember(tx: Connection, id: string): Promise<MemberRow> {
  const [row] = await tx.select(memberColumns).from(member).where(eq(member.id, id)).for("update");
  if (!row) throw new MemberGone();
  return row;
}
