import { and, eq, sql, TransactionRollbackError } from "drizzle-orm";
import type { Connection, Database } from "./connection.ts";
import { isText } from "./is-one-of.ts";
import { changeNote } from "./note-changes.ts";
import { noteLimits } from "./note-limits.ts";
import type { NoteRow } from "./note-row.ts";
import { notesByIds } from "./notes.ts";
import { note } from "./tables/notes.ts";

/** Result of deleting a note, with the time until which its author can restore it. */
export type DeleteNoteResult =
  | { outcome: "deleted"; imageId: string; restorableUntil: Date }
  | { outcome: "no-such-note" };

/** Result of restoring a deleted note. */
export type RestoreNoteResult =
  | { outcome: "restored"; note: NoteRow }
  | { outcome: "no-such-note" | "too-late" };

const undo = sql.raw(`interval '${noteLimits.undoMinutes} minutes'`);
const until = sql<string | null>`${note.deletedAt} + ${undo}`;

/** Deletes a note of its author; for the first note of a thread, also its replies. A repeated call changes nothing. */
export function deleteNote(db: Database, authorId: string, id: string): Promise<DeleteNoteResult> {
  return db.transaction(async (tx): Promise<DeleteNoteResult> => {
    const own = await lockOwn(tx, authorId, id);
    if (!own) return { outcome: "no-such-note" };
    const [before = null] = await notesByIds(tx, [id]);
    if (own.until === null) {
      await changeNote(tx, { id, before, change: { deletedAt: sql`now()` } });
    }
    const [deleted] = await tx.select({ until }).from(note).where(eq(note.id, id));
    if (!deleted?.until) throw new Error("The database did not delete a note.");
    return {
      outcome: "deleted",
      imageId: own.imageId,
      restorableUntil: new Date(deleted.until),
    };
  });
}

/** Restores a deleted note of its author, if the undo period has not ended and its thread and work are visible. */
export async function restoreNote(
  db: Database,
  authorId: string,
  id: string,
): Promise<RestoreNoteResult> {
  try {
    return await db.transaction(async (tx): Promise<RestoreNoteResult> => {
      const own = await lockOwn(tx, authorId, id);
      if (!own) return { outcome: "no-such-note" };
      const [before = null] = await notesByIds(tx, [id]);
      if (before) return { outcome: "restored", note: before };
      if (own.isInTime === false) return { outcome: "too-late" };
      const restored = await changeNote(tx, { id, before, change: { deletedAt: null } });
      // Its thread is deleted or its work is not published. Roll back, so that the note stays deleted when that
      // changes.
      return restored ? { outcome: "restored", note: restored } : tx.rollback();
    });
  } catch (error) {
    if (error instanceof TransactionRollbackError) return { outcome: "no-such-note" };
    throw error;
  }
}

/** Permanently deletes notes whose undo period has ended. */
export async function forgetDeletedNotes(db: Connection): Promise<void> {
  await db.delete(note).where(sql`${note.deletedAt} <= now() - ${undo}`);
}

/**
 * Locks a note of its author until the transaction ends, regardless of the state of its thread and work. Returns null
 * if the author has no note with this id. `until` and `isInTime` are null for a note that is not deleted.
 */
async function lockOwn(tx: Connection, authorId: string, id: string) {
  if (!isText(id)) return null;
  const isInTime = sql<boolean | null>`${note.deletedAt} > now() - ${undo}`;
  const [row = null] = await tx
    .select({ imageId: note.imageId, until, isInTime })
    .from(note)
    .where(and(eq(note.id, id), eq(note.authorId, authorId)))
    .for("update");
  return row;
}
