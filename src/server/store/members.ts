import { eq } from "drizzle-orm";
import type { Connection } from "./connection.ts";
import { newId } from "./ids.ts";
import { member } from "./tables.ts";

/** Someone the site knows. */
export type MemberRow = { id: string; createdAt: Date };

const columns = { id: member.id, createdAt: member.createdAt };

/** The anonymous visitor whose cookie's token has this hash, or null. */
export async function visitorByToken(db: Connection, tokenHash: string): Promise<MemberRow | null> {
  const rows = await db.select(columns).from(member).where(eq(member.tokenHash, tokenHash));
  return rows[0] ?? null;
}

/** Remembers a new visitor; asked twice with one hash, it gives the same visitor. */
export async function createVisitor(db: Connection, tokenHash: string): Promise<MemberRow> {
  const [visitor] = await db
    .insert(member)
    .values({ id: newId(), tokenHash })
    .onConflictDoUpdate({ target: member.tokenHash, set: { tokenHash } })
    .returning(columns);
  if (!visitor) throw new Error("The database returned no visitor.");
  return visitor;
}
