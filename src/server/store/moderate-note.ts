import { and, eq, isNull, sql } from "drizzle-orm";
import type { Connection, Database } from "./connection.ts";
import { changeNote, lockNote } from "./note-changes.ts";
import type { NoteChange } from "./note-changes.ts";
import type { NoteRow } from "./note-row.ts";
import { reportsOfNotes } from "./report-note.ts";
import { noteReport } from "./tables/notes.ts";

/** What a curator's decision came to; in a conflict, the note as it has become meanwhile. */
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

/** Shows a pending note as the curator has read it: not if it was hidden, or rewritten, since. */
export function approveNote(db: Database, id: string, version: number): Promise<ModerateResult> {
  return decide(db, id, async (tx, note) => {
    if (note.state === "VISIBLE") return {};
    if (note.state === "HIDDEN" || note.version !== version) return null;
    const [reports = []] = await reportsOfNotes(tx, [id]);
    return { state: "VISIBLE", ...(reports.length === 0 && { waitingSince: null }) };
  });
}

/** Shows a hidden note again as the curator has read it: not if it was rewritten since. */
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

/** Leaves a note as it is, and its reports behind. */
export function settleReports(db: Database, id: string): Promise<ModerateResult> {
  return decide(db, id, async (tx, note) => {
    await settle(tx, id);
    // What is pending waits on, and is told of: it has no reports any more.
    return { waitingSince: note.state === "PENDING" ? note.waitingSince : null };
  });
}

/** Makes of a note what `decision` says: nothing for no change, null if it has become another meanwhile. */
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
