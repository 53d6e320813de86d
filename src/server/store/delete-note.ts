import { and, eq, sql } from "drizzle-orm";
import type { Connection, Database } from "./connection.ts";
import { isText } from "./is-one-of.ts";
import { changeNote, lockNote } from "./note-changes.ts";
import { noteLimits } from "./note-limits.ts";
import type { NoteRow } from "./note-row.ts";
import { note } from "./tables/notes.ts";

/** What deleting a note came to, and until when it can be put back. */
export type DeleteNoteResult =
  { outcome: "deleted"; imageId: string; restorableUntil: Date } | { outcome: "no-such-note" };

/** What putting a deleted note back came to. */
export type RestoreNoteResult =
  { outcome: "restored"; note: NoteRow } | { outcome: "no-such-note" | "too-late" };

const undo = sql.raw(`interval '${noteLimits.undoMinutes} minutes'`);

/** Deletes somebody's own note, and with one that begins a thread its answers; deleting it again changes nothing. */
export function deleteNote(db: Database, authorId: string, id: string): Promise<DeleteNoteResult> {
  return db.transaction(async (tx): Promise<DeleteNoteResult> => {
    const before = await lockNote(tx, id);
    if (before?.authorId === authorId) {
      await changeNote(tx, { id, before, change: { deletedAt: sql`now()` } });
    }
    const [deleted] = await tx
      .select({ imageId: note.imageId, until: sql<Date>`${note.deletedAt} + ${undo}` })
      .from(note)
      .where(and(own(authorId, id), sql`${note.deletedAt} IS NOT NULL`));
    if (!deleted) return { outcome: "no-such-note" };
    const { imageId, until } = deleted;
    return { outcome: "deleted", imageId, restorableUntil: new Date(until) };
  });
}

/** Puts somebody's own deleted note back as it was, while that is possible. */
export function restoreNote(
  db: Database,
  authorId: string,
  id: string,
): Promise<RestoreNoteResult> {
  return db.transaction(async (tx): Promise<RestoreNoteResult> => {
    const before = await lockNote(tx, id);
    if (before) {
      const isOwn = before.authorId === authorId;
      return isOwn ? { outcome: "restored", note: before } : { outcome: "no-such-note" };
    }
    const [deleted] = await tx
      .select({ isInTime: sql<boolean>`${note.deletedAt} > now() - ${undo}` })
      .from(note)
      .where(own(authorId, id));
    if (!deleted) return { outcome: "no-such-note" };
    if (!deleted.isInTime) return { outcome: "too-late" };
    const restored = await changeNote(tx, { id, before, change: { deletedAt: null } });
    return restored ? { outcome: "restored", note: restored } : { outcome: "no-such-note" };
  });
}

/** Forgets for good what was deleted too long ago to be put back. */
export async function forgetDeletedNotes(db: Connection): Promise<void> {
  await db.delete(note).where(sql`${note.deletedAt} <= now() - ${undo}`);
}

function own(authorId: string, id: string) {
  return isText(id) ? and(eq(note.id, id), eq(note.authorId, authorId)) : sql`false`;
}
