import { and, asc, desc, eq, gt, inArray } from "drizzle-orm";
import type { Connection } from "./connection.ts";
import { term as termTable } from "./tables.ts";

/** What a term describes, as in the contract. */
export type TermKind = "TYPE" | "CREATOR" | "SUBJECT" | "PLACE";

/** A value that works share, with how many published works have it. */
export type TermRow = { kind: TermKind; value: string; workCount: number };

/** The terms of a kind that most published works have, most used first, at most `first`. */
export async function topTerms(db: Connection, kind: TermKind, first: number): Promise<TermRow[]> {
  const rows = await db
    .select({ value: termTable.value, workCount: termTable.workCount })
    .from(termTable)
    .where(and(eq(termTable.kind, kind), gt(termTable.workCount, 0)))
    .orderBy(desc(termTable.workCount), asc(termTable.value))
    .limit(first);
  return rows.map((row) => ({ kind, ...row }));
}

/** One term, or null if no published work has it. */
export async function term(db: Connection, kind: TermKind, value: string): Promise<TermRow | null> {
  if (value.includes("\0")) return null;
  const workCount = await countOf(db, kind, [value]);
  return workCount > 0 ? { kind, value, workCount } : null;
}

/** How many published works there are; kept, not counted. */
export function publishedCount(db: Connection): Promise<number> {
  return countOf(db, "ALL", [""]);
}

/** How many published works have an image; kept, not counted. */
export function picturedCount(db: Connection): Promise<number> {
  return countOf(db, "PICTURED", [""]);
}

async function countOf(db: Connection, kind: string, values: string[]): Promise<number> {
  const rows = await db
    .select({ workCount: termTable.workCount })
    .from(termTable)
    .where(and(eq(termTable.kind, kind), inArray(termTable.value, values)));
  return rows[0]?.workCount ?? 0;
}
