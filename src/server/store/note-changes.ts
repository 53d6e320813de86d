import { isDeepStrictEqual } from "node:util";
import { eq, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { announce, inParts } from "./announcements.ts";
import type { Connection } from "./connection.ts";
import { isOneOf, isText } from "./is-one-of.ts";
import type { NoteRow } from "./note-row.ts";
import type { NoteState } from "./tables/notes.ts";
import { notesByIds } from "./notes.ts";
import type { Role } from "./roles.ts";
import { siteSettingOf } from "./site-settings.ts";
import { note } from "./tables/notes.ts";

/** Changed columns of a note. */
export type NoteChange = PgUpdateSetSource<typeof note>;

/** Locks the note with this id until the transaction ends and returns it, or null. */
export async function lockNote(tx: Connection, id: string): Promise<NoteRow | null> {
  if (!isText(id)) return null;
  await tx.execute(sql`SELECT FROM note WHERE id = ${id} FOR UPDATE`);
  const [row = null] = await notesByIds(tx, [id]);
  return row;
}

/**
 * Changes a note. Announces the change to readers, if the note looks different to them, and to curators.
 *
 * @returns the changed note, or null if it no longer exists
 */
export async function changeNote(
  tx: Connection,
  { id, before, change }: { id: string; before: NoteRow | null; change: NoteChange },
): Promise<NoteRow | null> {
  await tx.update(note).set(change).where(eq(note.id, id));
  const [after = null] = await notesByIds(tx, [id]);
  const rows = [before, after].filter((row) => row !== null);
  // Only curators learn that a note was reported.
  if (!isDeepStrictEqual(asRead(before), asRead(after))) await tellEverybody(tx, rows);
  const hasComeOrGone = (before === null) !== (after === null);
  await tellCurators(tx, [
    ...waiting(rows),
    ...(hasComeOrGone ? await waitingAnswers(tx, [id]) : []),
  ]);
  return after;
}

/**
 * Announces the visible notes among these to readers, and those in the moderation queue to curators. The announcement
 * of a reply includes its thread.
 */
export async function tellOfNotes(tx: Connection, rows: readonly NoteRow[]): Promise<void> {
  await tellEverybody(tx, rows);
  await tellCurators(tx, waiting(rows));
}

/**
 * Announces all notes of an author whose name changes or who is about to be deleted. Deletion also removes the replies
 * to these notes.
 */
export async function tellOfAuthor(tx: Connection, authorId: string): Promise<void> {
  const written = await tx.select({ id: note.id }).from(note).where(eq(note.authorId, authorId));
  const ids = written.map(({ id }) => id);
  const rows = (await notesByIds(tx, ids)).filter((row) => row !== null);
  await tellEverybody(tx, rows);
  await tellCurators(tx, [...waiting(rows), ...(await waitingAnswers(tx, ids))]);
}

async function tellEverybody(tx: Connection, rows: readonly NoteRow[]): Promise<void> {
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
}

async function tellCurators(tx: Connection, ids: readonly string[]): Promise<void> {
  for (const part of inParts([...new Set(ids)])) {
    await announce(tx, { kind: "note-queue", ids: part });
  }
}

/** Returns a note without the fields that only curators see. */
function asRead(row: NoteRow | null): NoteRow | null {
  return row && { ...row, waitingSince: null };
}

function waiting(rows: readonly NoteRow[]): string[] {
  return rows.filter(({ waitingSince }) => waitingSince !== null).map(({ id }) => id);
}

/** Returns the ids of pending or reported replies to these notes, which leave the queue when the notes are deleted. */
async function waitingAnswers(tx: Connection, ids: readonly string[]): Promise<string[]> {
  const found = await tx
    .select({ id: note.id })
    .from(note)
    .where(
      sql`${isOneOf(note.parentId, ids)} AND ${note.waitingSince} IS NOT NULL AND ${note.deletedAt} IS NULL`,
    )
    .orderBy(note.id);
  return found.map(({ id }) => id);
}

/** Returns the initial state of a note by an author with this role. */
export async function stateForAuthor(tx: Connection, role: Role): Promise<NoteState> {
  if (role === "CURATOR" || role === "OWNER") return "VISIBLE";
  const shownAtOnce = await siteSettingOf(tx, "notesShownAtOnce");
  const isShown = shownAtOnce === "EVERYBODY" || (shownAtOnce === "MEMBERS" && role === "MEMBER");
  return isShown ? "VISIBLE" : "PENDING";
}

/** Database time in milliseconds since 1970. */
export const nowInMilliseconds = sql<number>`(extract(epoch from now()) * 1000)::bigint`;
