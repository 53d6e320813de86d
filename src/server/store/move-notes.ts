import { eq, sql } from "drizzle-orm";
import type { Connection } from "./connection.ts";
import { tellOfNotes } from "./note-changes.ts";
import { notesByIds } from "./notes.ts";
import { note } from "./tables/notes.ts";

/** Transfers a visitor's notes and reports to the account they sign in to. */
export async function moveNotes(tx: Connection, fromId: string, toId: string): Promise<void> {
  const moved = await tx
    .update(note)
    .set({ authorId: toId })
    .where(eq(note.authorId, fromId))
    .returning({ id: note.id });
  // A member cannot report their own notes, or a note twice.
  await tx.execute(sql`
    DELETE FROM note_report AS report WHERE reporter_id IN (${fromId}, ${toId}) AND (
      EXISTS (SELECT FROM note WHERE id = report.note_id AND author_id = ${toId})
      OR (reporter_id = ${fromId} AND EXISTS (SELECT FROM note_report AS other
        WHERE other.note_id = report.note_id AND other.reporter_id = ${toId})))`);
  await tx.execute(sql`UPDATE note_report SET reporter_id = ${toId} WHERE reporter_id = ${fromId}`);
  const rows = await notesByIds(
    tx,
    moved.map(({ id }) => id),
  );
  await tellOfNotes(
    tx,
    rows.filter((row) => row !== null),
  );
}
