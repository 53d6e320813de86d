import { eq, sql } from "drizzle-orm";
import type { Connection } from "./connection.ts";
import { isOneOf } from "./is-one-of.ts";
import { newId } from "./ids.ts";
import { MemberGone } from "./problems.ts";
import type { Role } from "./roles.ts";
import { member } from "./tables/people.ts";

/** Someone the site knows; an anonymous visitor has no name. */
export type MemberRow = { id: string; role: Role; name: string | null; createdAt: Date };

/** What is read of people. */
export const memberColumns = {
  id: member.id,
  role: member.role,
  name: member.name,
  createdAt: member.createdAt,
};

/** An anonymous visitor, and when they were last seen, to the day. */
export type VisitorRow = MemberRow & { seenAt: Date };

const visitorColumns = { ...memberColumns, seenAt: member.seenAt };

/** The anonymous visitor whose cookie's token has this hash, or null. */
export async function visitorByToken(
  db: Connection,
  tokenHash: string,
): Promise<VisitorRow | null> {
  const rows = await db.select(visitorColumns).from(member).where(eq(member.tokenHash, tokenHash));
  return rows[0] ?? null;
}

/** Notes that a visitor is there. */
export async function noteVisitorSeen(db: Connection, id: string): Promise<void> {
  await db
    .update(member)
    .set({ seenAt: sql`now()` })
    .where(eq(member.id, id));
}

/** People in the order asked for; null where there is nobody. */
export async function membersByIds(
  db: Connection,
  ids: readonly string[],
): Promise<(MemberRow | null)[]> {
  if (ids.length === 0) return [];
  const rows = await db.select(memberColumns).from(member).where(isOneOf(member.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** Remembers a new visitor; asked twice with one hash, it gives the same visitor. */
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
 * Locks somebody until the transaction ends, so that what is theirs is changed by one at a time. Throws `MemberGone` if there
 * is nobody any more: they signed in, and all that was theirs moved, or they deleted their account.
 */
export async function lockMember(tx: Connection, id: string): Promise<MemberRow> {
  const [row] = await tx.select(memberColumns).from(member).where(eq(member.id, id)).for("update");
  if (!row) throw new MemberGone();
  return row;
}
