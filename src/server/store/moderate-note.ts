import { and, eq, isNull, sql } from "drizzle-orm";
import type { Connection, Database } from "./connection.ts";
import { changeNote, lockNote } from "./note-changes.ts";
import type { NoteChange } from "./note-changes.ts";
import type { NoteRow } from "./note-row.ts";
import { reportsOfNotes } from "./report-note.ts";
import { noteReport } from "./tables/notes.ts";

/** Result of a moderation decision; for a conflict, with the stored note. */
export type ModerateResult =
  | { outcome: "done" | "conflict"; note: NoteRow }
  | { outcome: "no-such-note" };

/** Hides a note from everybody, and settles its reports. */
export function hideNote(db: Database, id: string): Promise<ModerateResult> {
  return decide(db, id, async (tx) => {
    await settle(tx, id);
    return { state: "HIDDEN", waitingSince: null };
  });
}

/** Approves a pending note, unless it was hidden or edited after the curator read it. */
export function approveNote(db: Database, id: string, version: number): Promise<ModerateResult> {
  return decide(db, id, async (tx, note) => {
    if (note.state === "VISIBLE") return {};
    if (note.state === "HIDDEN" || note.version !== version) return null;
    const [reports = []] = await reportsOfNotes(tx, [id]);
    return { state: "VISIBLE", ...(reports.length === 0 && { waitingSince: null }) };
  });
}

/** Shows a hidden note again, unless it was edited after the curator read it. */
export function restoreHiddenNote(
  db: Database,
  id: string,
  version: number,
): Promise<ModerateResult> {
  return decide(db, id, async (_, note) => {
    if (note.state === "VISIBLE") return {};
    if (note.state === "PENDING" || note.version !== version) return null;
    return { state: "VISIBLE", waitingSince: null };
  });
}

/** Settles the reports of a note without changing its state. */
export function settleReports(db: Database, id: string): Promise<ModerateResult> {
  return decide(db, id, async (tx, note) => {
    await settle(tx, id);
    // A pending note stays in the queue. The update announces that it has no reports left.
    return { waitingSince: note.state === "PENDING" ? note.waitingSince : null };
  });
}

/** Applies the result of `decision` to a note: no change for an empty object, a conflict for null. */
function decide(
  db: Database,
  id: string,
  decision: (tx: Connection, note: NoteRow) => Promise<NoteChange | null>,
): Promise<ModerateResult> {
  return db.transaction(async (tx): Promise<ModerateResult> => {
    const before = await lockNote(tx, id);
    if (!before) return { outcome: "no-such-note" };
    const change = await decision(tx, before);
    if (change === null) return { outcome: "conflict", note: before };
    if (Object.keys(change).length === 0) return { outcome: "done", note: before };
    const after = await changeNote(tx, { id, before, change });
    return after ? { outcome: "done", note: after } : { outcome: "no-such-note" };
  });
}

async function settle(tx: Connection, noteId: string): Promise<void> {
  await tx
    .update(noteReport)
    .set({ settledAt: sql`now()` })
    .where(and(eq(noteReport.noteId, noteId), isNull(noteReport.settledAt)));
}
