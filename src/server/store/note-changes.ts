import { eq, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { announce, inParts } from "./announcements.ts";
import type { Connection } from "./connection.ts";
import { isText } from "./is-one-of.ts";
import type { NoteRow } from "./note-row.ts";
import type { NoteState } from "./tables/notes.ts";
import { notesByIds } from "./notes.ts";
import type { Role } from "./roles.ts";
import { siteSettingOf } from "./site-settings.ts";
import { note } from "./tables/notes.ts";

/** The columns of a note that change. */
export type NoteChange = PgUpdateSetSource<typeof note>;

/** The note with this id, which nobody else changes until the transaction ends; null if it is not there. */
export async function lockNote(tx: Connection, id: string): Promise<NoteRow | null> {
  if (!isText(id)) return null;
  await tx.execute(sql`SELECT FROM note WHERE id = ${id} FOR UPDATE`);
  const [row = null] = await notesByIds(tx, [id]);
  return row;
}

/** Changes a note, given as it was, and tells those who saw it before or see it now. Null if it is gone then. */
export async function changeNote(
  tx: Connection,
  { id, before, change }: { id: string; before: NoteRow | null; change: NoteChange },
): Promise<NoteRow | null> {
  await tx.update(note).set(change).where(eq(note.id, id));
  const [after = null] = await notesByIds(tx, [id]);
  await tellOfNotes(
    tx,
    [before, after].filter((row) => row !== null),
  );
  return after;
}

/**
 * Tells everybody of those of these notes that are shown, and curators of those that wait for them. With an answer its
 * thread is told of.
 */
export async function tellOfNotes(tx: Connection, rows: readonly NoteRow[]): Promise<void> {
  const shown = new Map<string, Set<string>>();
  for (const { id, parentId, imageId, isShown } of rows) {
    if (!isShown) continue;
    const ids = shown.get(imageId) ?? new Set();
    if (parentId !== null) ids.add(parentId);
    shown.set(imageId, ids.add(id));
  }
  for (const [imageId, ids] of shown) {
    for (const part of inParts([...ids])) await announce(tx, { kind: "notes", imageId, ids: part });
  }
  const waiting = rows.filter(({ waitingSince }) => waitingSince !== null).map(({ id }) => id);
  for (const part of inParts([...new Set(waiting)])) {
    await announce(tx, { kind: "note-queue", ids: part });
  }
}

/** Tells of all notes of an author who is called otherwise from now on, or is going to be forgotten. */
export async function tellOfAuthor(tx: Connection, authorId: string): Promise<void> {
  const written = await tx.select({ id: note.id }).from(note).where(eq(note.authorId, authorId));
  const rows = await notesByIds(
    tx,
    written.map(({ id }) => id),
  );
  await tellOfNotes(
    tx,
    rows.filter((row) => row !== null),
  );
}

/** What becomes of a note when somebody with this role has written it. */
export async function stateForAuthor(tx: Connection, role: Role): Promise<NoteState> {
  if (role === "CURATOR" || role === "OWNER") return "VISIBLE";
  const shownAtOnce = await siteSettingOf(tx, "notesShownAtOnce");
  const isShown = shownAtOnce === "EVERYBODY" || (shownAtOnce === "MEMBERS" && role === "MEMBER");
  return isShown ? "VISIBLE" : "PENDING";
}

/** The time in milliseconds since 1970, as the database has it. */
export const nowInMilliseconds = sql<number>`(extract(epoch from now()) * 1000)::bigint`;
