import type { InferSelectModel, SQL } from "drizzle-orm";
import { and, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Connection } from "./connection.ts";
import type { NoteRegion } from "./note-region.ts";
import { member } from "./tables/people.ts";
import { note } from "./tables/notes.ts";
import { image, work } from "./tables/works.ts";
import { published } from "./works.ts";

type Stored = InferSelectModel<typeof note>;

/** Note in any state that is not deleted, on an image of a published work. */
export type NoteRow = Pick<
  Stored,
  | "id"
  | "imageId"
  | "parentId"
  | "authorId"
  | "text"
  | "tags"
  | "state"
  | "version"
  | "createdAt"
  | "editedAt"
  | "waitingSince"
> & {
  /** Name of the author; null for a visitor without a name. */
  authorName: string | null;
  /** Whether the author is an anonymous visitor. */
  isByVisitor: boolean;
  /** Null for a reply, which shares the region of its thread. */
  region: NoteRegion | null;
  /** Whether everybody may see the note: it is visible, and so is the note it replies to. */
  isShown: boolean;
};

/** Alias for the note that another one replies to. */
export const parent = alias(note, "parent");

/** Condition: everybody may see the note. */
export const shown = sql<boolean>`(${note.state} = 'VISIBLE' AND ${note.deletedAt} IS NULL AND (${note.parentId} IS NULL
  OR (${parent.state} = 'VISIBLE' AND ${parent.deletedAt} IS NULL)))`;

/** Condition: neither the note nor the note it replies to is deleted. */
export const present = sql`(${note.deletedAt} IS NULL AND ${parent.deletedAt} IS NULL)`;

const columns = {
  id: note.id,
  imageId: note.imageId,
  parentId: note.parentId,
  authorId: note.authorId,
  authorName: sql<string | null>`coalesce(${member.name}, ${note.authorName})`,
  isByVisitor: sql<boolean>`${member.role} = 'VISITOR'`,
  shape: note.shape,
  x: note.x,
  y: note.y,
  width: note.width,
  height: note.height,
  points: note.points,
  text: note.text,
  tags: note.tags,
  state: note.state,
  version: note.version,
  createdAt: note.createdAt,
  editedAt: note.editedAt,
  waitingSince: note.waitingSince,
  isShown: shown,
};

/** Returns a query for notes of published works, to be filtered and ordered by the caller. */
export function selectNotes(db: Connection, where: SQL | undefined) {
  return db
    .select(columns)
    .from(note)
    .innerJoin(member, eq(member.id, note.authorId))
    .innerJoin(image, eq(image.id, note.imageId))
    .innerJoin(work, eq(work.id, image.workId))
    .leftJoin(parent, eq(parent.id, note.parentId))
    .where(and(published, where))
    .$dynamic();
}

type Found = Awaited<ReturnType<typeof selectNotes>>[number];

/** Converts a row of the query to a note. */
export function noteRowOf({ shape, x, y, width, height, points, ...told }: Found): NoteRow {
  const region =
    shape === null || x === null || y === null || width === null || height === null
      ? null
      : { shape, x, y, width, height, points };
  return { ...told, region };
}
