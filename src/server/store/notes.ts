import { and, eq, isNull, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Connection } from "./connection.ts";
import { isOneOf, isText } from "./is-one-of.ts";
import { keyWindow, writeCursor } from "./keyset.ts";
import type { KeyOrder, KeyValue } from "./keyset.ts";
import { noteRowOf, parent, present, selectNotes, shown } from "./note-row.ts";
import type { NoteRow } from "./note-row.ts";
import type { Page, PageOf } from "./page.ts";
import { member } from "./tables/people.ts";
import { note } from "./tables/notes.ts";

/** Order of an image's notes: newest first, or from top to bottom. */
export type NoteOrder = "NEWEST" | "PLACE";

const byId = { key: sql`${note.id}`, type: "text" as const };

const newest: KeyOrder = { name: "notes", columns: [byId], direction: "desc" };
const oldest: KeyOrder = { name: "notes-oldest", columns: [byId], direction: "asc" };
const byPlace: KeyOrder = {
  name: "notes-by-place",
  columns: [
    { key: sql`${note.y}`, type: "integer" },
    { key: sql`${note.x}`, type: "integer" },
    byId,
  ],
  direction: "asc",
};
const longestWaiting: KeyOrder = {
  name: "notes-waiting",
  columns: [{ key: sql`${note.waitingSince}`, type: "bigint" }, byId],
  direction: "asc",
};

/** Returns notes of any state in the order of `ids`; null where there is none, or it was deleted. */
export async function notesByIds(
  db: Connection,
  ids: readonly string[],
): Promise<(NoteRow | null)[]> {
  if (ids.length === 0) return [];
  const found = await selectNotes(db, and(isOneOf(note.id, ids), present));
  const rows = new Map(found.map((row) => [row.id, noteRowOf(row)]));
  return ids.map((id) => rows.get(id) ?? null);
}

/**
 * Returns one page of the visible notes that begin threads on an image. Throws `BadCursor`.
 *
 * @param authorId author to filter by, or null. Returns nothing for a visitor: a caller may know the id from elsewhere,
 * and the filter would reveal which unsigned notes are theirs
 */
export function notesOfImage(
  db: Connection,
  imageId: string,
  { order, authorId }: { order: NoteOrder; authorId: string | null },
  page: Page,
): Promise<PageOf<NoteRow>> {
  const author = authorId === null ? undefined : and(textIs(note.authorId, authorId), byMember);
  const where = and(textIs(note.imageId, imageId), isNull(note.parentId), shown, author);
  const isByPlace = order === "PLACE";
  return pageOfNotes(db, where, isByPlace ? byPlace : newest, page, ({ id, region }) =>
    isByPlace ? [region?.y ?? 0, region?.x ?? 0, id] : [id],
  );
}

/** Returns the cursor of a note in `notesOfImage`, newest first. */
export function newestCursor({ id }: NoteRow): string {
  return writeCursor(newest, [id]);
}

/** Returns the cursor of a note among the replies of its thread, or among all notes, oldest first. */
export function oldestCursor({ id }: NoteRow): string {
  return writeCursor(oldest, [id]);
}

/** Returns the cursor of a note in `noteQueue`. */
export function queueCursor({ id, waitingSince }: NoteRow): string {
  return writeCursor(longestWaiting, [waitingSince ?? 0, id]);
}

/** Returns one page of all visible notes of an image, including replies, oldest first. Throws `BadCursor`. */
export function everyNoteOfImage(
  db: Connection,
  imageId: string,
  page: Page,
): Promise<PageOf<NoteRow>> {
  const where = and(textIs(note.imageId, imageId), shown);
  return pageOfNotes(db, where, oldest, page, ({ id }) => [id]);
}

/** Returns one page of an author's notes on an image, in any state, last first. Throws `BadCursor`. */
export function notesOfAuthor(
  db: Connection,
  authorId: string,
  imageId: string,
  page: Page,
): Promise<PageOf<NoteRow>> {
  const where = and(textIs(note.authorId, authorId), textIs(note.imageId, imageId), present);
  return pageOfNotes(db, where, newest, page, ({ id }) => [id]);
}

/** Returns one page of the pending or reported notes, longest waiting first. Throws `BadCursor`. */
export function noteQueue(db: Connection, page: Page): Promise<PageOf<NoteRow>> {
  const valuesOf = ({ id, waitingSince }: NoteRow) => [waitingSince ?? 0, id];
  return pageOfNotes(db, waiting, longestWaiting, page, valuesOf);
}

/** Counts the notes that wait for a curator. */
export async function noteQueueLength(db: Connection): Promise<number> {
  const notes = selectNotes(db, waiting).as("waiting");
  const [row] = await db.select({ count: sql<number>`count(*)::integer` }).from(notes);
  return row?.count ?? 0;
}

const byMember = sql`${member.role} <> 'VISITOR'`;

const waiting = and(sql`${note.waitingSince} IS NOT NULL`, present);

/** Returns the visible replies to these notes, in the order of `ids`, each list oldest first. */
export async function answersOfNotes(db: Connection, ids: readonly string[]): Promise<NoteRow[][]> {
  if (ids.length === 0) return [];
  const found = await selectNotes(db, and(isOneOf(note.parentId, ids), shown)).orderBy(note.id);
  const answers = new Map<string, NoteRow[]>(ids.map((id) => [id, []]));
  for (const row of found) answers.get(row.parentId ?? "")?.push(noteRowOf(row));
  return ids.map((id) => answers.get(id) ?? []);
}

/** Returns one page of a thread's replies. Throws `BadCursor`. */
export function pageOfAnswers(
  answers: readonly NoteRow[],
  { first, after }: Page,
): PageOf<NoteRow> {
  const window = keyWindow(oldest, { first, after });
  const [from = ""] = window.after ?? [];
  const found = answers.filter(({ id }) => id > from).slice(0, window.limit);
  return window.pageOf(found, ({ id }) => [id]);
}

/** Returns the number of visible notes for each image, including replies, in the order of `imageIds`. */
export async function noteCounts(db: Connection, imageIds: readonly string[]): Promise<number[]> {
  if (imageIds.length === 0) return [];
  const rows = await db
    .select({ imageId: note.imageId, count: sql<number>`count(*)::integer` })
    .from(note)
    .leftJoin(parent, eq(parent.id, note.parentId))
    .where(and(isOneOf(note.imageId, imageIds), shown))
    .groupBy(note.imageId);
  const counts = new Map(rows.map(({ imageId, count }) => [imageId, count]));
  return imageIds.map((id) => counts.get(id) ?? 0);
}

/**
 * Returns the authors of visible notes on an image, without visitors, with the number of threads they began, largest
 * number first.
 */
export function noteAuthors(
  db: Connection,
  imageId: string,
  first: number,
): Promise<{ authorId: string; name: string; count: number }[]> {
  const name = sql<string>`${member.name}`;
  return db
    .select({ authorId: note.authorId, name, count: sql<number>`count(*)::integer` })
    .from(note)
    .innerJoin(member, eq(member.id, note.authorId))
    .leftJoin(parent, eq(parent.id, note.parentId))
    .where(and(textIs(note.imageId, imageId), isNull(note.parentId), shown, byMember))
    .groupBy(note.authorId, member.name)
    .orderBy(sql`count(*) DESC`, member.name, note.authorId)
    .limit(first);
}

async function pageOfNotes(
  db: Connection,
  where: SQL | undefined,
  order: KeyOrder,
  page: Page,
  valuesOf: (row: NoteRow) => KeyValue[],
): Promise<PageOf<NoteRow>> {
  const window = keyWindow(order, page);
  const found = await selectNotes(db, and(where, window.where))
    .orderBy(window.orderBy)
    .limit(window.limit);
  return window.pageOf(found.map(noteRowOf), valuesOf);
}

function textIs(column: AnyPgColumn, value: string): SQL {
  return isText(value) ? sql`${column} = ${value}` : sql`false`;
}
