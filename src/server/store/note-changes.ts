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

/** The columns of a note that change. */
export type NoteChange = PgUpdateSetSource<typeof note>;

/** The note with this id, which nobody else changes until the transaction ends; null if it is not there. */
export async function lockNote(tx: Connection, id: string): Promise<NoteRow | null> {
  if (!isText(id)) return null;
  await tx.execute(sql`SELECT FROM note WHERE id = ${id} FOR UPDATE`);
  const [row = null] = await notesByIds(tx, [id]);
  return row;
}

/**
 * Changes a note, given as it was: tells everybody who saw it before or sees it now, if they see it otherwise, and curators.
 * Null if it is gone then.
 */
export async function changeNote(
  tx: Connection,
  { id, before, change }: { id: string; before: NoteRow | null; change: NoteChange },
): Promise<NoteRow | null> {
  await tx.update(note).set(change).where(eq(note.id, id));
  const [after = null] = await notesByIds(tx, [id]);
  const rows = [before, after].filter((row) => row !== null);
  // That somebody reported it is nobody's business but the curators'.
  if (!isDeepStrictEqual(asRead(before), asRead(after))) await tellEverybody(tx, rows);
  const hasComeOrGone = (before === null) !== (after === null);
  await tellCurators(tx, [
    ...waiting(rows),
    ...(hasComeOrGone ? await waitingAnswers(tx, [id]) : []),
  ]);
  return after;
}

/**
 * Tells everybody of those of these notes that are shown, and curators of those that wait for them. With an answer its
 * thread is told of.
 */
export async function tellOfNotes(tx: Connection, rows: readonly NoteRow[]): Promise<void> {
  await tellEverybody(tx, rows);
  await tellCurators(tx, waiting(rows));
}

/** Tells of all notes of an author who is called otherwise from now on, or is going to be forgotten, which takes answers along. */
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

/** A note without what curators alone know of it. */
function asRead(row: NoteRow | null): NoteRow | null {
  return row && { ...row, waitingSince: null };
}

function waiting(rows: readonly NoteRow[]): string[] {
  return rows.filter(({ waitingSince }) => waitingSince !== null).map(({ id }) => id);
}

/** The answers to these notes that wait for a curator, and do so no more when the notes are gone. */
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

/** What becomes of a note when somebody with this role has written it. */
export async function stateForAuthor(tx: Connection, role: Role): Promise<NoteState> {
  if (role === "CURATOR" || role === "OWNER") return "VISIBLE";
  const shownAtOnce = await siteSettingOf(tx, "notesShownAtOnce");
  const isShown = shownAtOnce === "EVERYBODY" || (shownAtOnce === "MEMBERS" && role === "MEMBER");
  return isShown ? "VISIBLE" : "PENDING";
}

/** The time in milliseconds since 1970, as the database has it. */
export const nowInMilliseconds = sql<number>`(extract(epoch from now()) * 1000)::bigint`;
