import { and, eq, sql, TransactionRollbackError } from "drizzle-orm";
import type { Connection, Database } from "./connection.ts";
import { isText } from "./is-one-of.ts";
import { changeNote } from "./note-changes.ts";
import { noteLimits } from "./note-limits.ts";
import type { NoteRow } from "./note-row.ts";
import { notesByIds } from "./notes.ts";
import { note } from "./tables/notes.ts";

/** What deleting a note came to, and until when it can be put back. */
export type DeleteNoteResult =
  | { outcome: "deleted"; imageId: string; restorableUntil: Date }
  | { outcome: "no-such-note" };

/** What putting a deleted note back came to. */
export type RestoreNoteResult =
  | { outcome: "restored"; note: NoteRow }
  | { outcome: "no-such-note" | "too-late" };

const undo = sql.raw(`interval '${noteLimits.undoMinutes} minutes'`);
const until = sql<string | null>`${note.deletedAt} + ${undo}`;

/** Deletes somebody's own note, and with one that begins a thread its answers; deleting it again changes nothing. */
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

/** Puts somebody's own deleted note back as it was, while that is possible and what it belongs to is there. */
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
      // Its thread is deleted, or its work not shown: when that comes back, this stays deleted.
      return restored ? { outcome: "restored", note: restored } : tx.rollback();
    });
  } catch (error) {
    if (error instanceof TransactionRollbackError) return { outcome: "no-such-note" };
    throw error;
  }
}

/** Forgets for good what was deleted too long ago to be put back. */
export async function forgetDeletedNotes(db: Connection): Promise<void> {
  await db.delete(note).where(sql`${note.deletedAt} <= now() - ${undo}`);
}

/**
 * Somebody's own note, whatever became of the thread and the work it belongs to, which nobody else changes until the
 * transaction ends; null if they have none of this id. A note that is not deleted has no time.
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
