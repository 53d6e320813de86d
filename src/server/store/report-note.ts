import { and, eq, isNull, sql } from "drizzle-orm";
import type { Connection, Database } from "./connection.ts";
import { isOneOf } from "./is-one-of.ts";
import { lockMember } from "./members.ts";
import { changeNote, lockNote, nowInMilliseconds } from "./note-changes.ts";
import { noteLimits } from "./note-limits.ts";
import { member } from "./tables/people.ts";
import { noteReport } from "./tables/notes.ts";

/** Report of a user about a note. */
export type ReportRow = {
  reason: string;
  createdAt: Date;
  reporterId: string;
  /** Null for a visitor. */
  reporterName: string | null;
  isByVisitor: boolean;
};

/** Maximum number of open reports for one note; the server does not store further ones. */
const openReports = 100;

/** Reports a visible note to the curators. A repeated report by the same user changes nothing. Throws `MemberGone`. */
export function reportNote(
  db: Database,
  reporterId: string,
  { noteId, reason }: { noteId: string; reason: string },
): Promise<"reported" | "no-such-note" | "own" | "too-fast"> {
  return db.transaction(async (tx) => {
    await lockMember(tx, reporterId);
    const before = await lockNote(tx, noteId);
    if (!before?.isShown) return "no-such-note";
    if (before.authorId === reporterId) return "own";
    if ((await recentReports(tx, reporterId)) >= noteLimits.reportsOfHour) return "too-fast";
    const [open = []] = await reportsOfNotes(tx, [noteId]);
    if (open.length >= openReports) return "reported";
    const written = await tx
      .insert(noteReport)
      .values({ noteId, reporterId, reason })
      .onConflictDoNothing()
      .returning({ noteId: noteReport.noteId });
    if (written.length > 0) {
      const waitingSince = before.waitingSince ?? nowInMilliseconds;
      await changeNote(tx, { id: noteId, before, change: { waitingSince } });
    }
    return "reported";
  });
}

/** Returns the unsettled reports of these notes, in the order of `noteIds`, each list oldest first. */
export async function reportsOfNotes(
  db: Connection,
  noteIds: readonly string[],
): Promise<ReportRow[][]> {
  if (noteIds.length === 0) return [];
  const found = await db
    .select({
      noteId: noteReport.noteId,
      reason: noteReport.reason,
      createdAt: noteReport.createdAt,
      reporterId: noteReport.reporterId,
      reporterName: member.name,
      isByVisitor: sql<boolean>`${member.role} = 'VISITOR'`,
    })
    .from(noteReport)
    .innerJoin(member, eq(member.id, noteReport.reporterId))
    .where(and(isOneOf(noteReport.noteId, noteIds), isNull(noteReport.settledAt)))
    .orderBy(noteReport.createdAt, noteReport.reporterId);
  const reports = new Map<string, ReportRow[]>(noteIds.map((id) => [id, []]));
  for (const { noteId, ...report } of found) reports.get(noteId)?.push(report);
  return noteIds.map((id) => reports.get(id) ?? []);
}

async function recentReports(tx: Connection, reporterId: string): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::integer` })
    .from(noteReport)
    .where(
      sql`${noteReport.reporterId} = ${reporterId} AND ${noteReport.createdAt} > now() - interval '1 hour'`,
    );
  return row?.count ?? 0;
}
