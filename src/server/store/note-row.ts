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

/** A note of a picture of a published work, that nobody deleted, whatever its state. */
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
  /** What its author is called; null for a visitor who gave no name. */
  authorName: string | null;
  /** Whether its author is an anonymous visitor. */
  isByVisitor: boolean;
  /** Null for an answer, which is where its thread is. */
  region: NoteRegion | null;
  /** Whether everybody may see it: it is visible, and so is the note that it answers. */
  isShown: boolean;
};

/** The note that another one answers. */
export const parent = alias(note, "parent");

/** Holds where everybody may see the note. */
export const shown = sql<boolean>`(${note.state} = 'VISIBLE' AND ${note.deletedAt} IS NULL AND (${note.parentId} IS NULL
  OR (${parent.state} = 'VISIBLE' AND ${parent.deletedAt} IS NULL)))`;

/** Holds where the author has not deleted the note, nor somebody the note that it answers. */
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

/** Notes of published works with what is told of them, to be narrowed down and put in order. */
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

/** What is told of a note, made of what the query gave. */
export function noteRowOf({ shape, x, y, width, height, points, ...told }: Found): NoteRow {
  const region =
    shape === null || x === null || y === null || width === null || height === null
      ? null
      : { shape, x, y, width, height, points };
  return { ...told, region };
}
