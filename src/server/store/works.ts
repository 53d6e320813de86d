import { and, eq, getTableName, isNotNull, ne, or, sql, Subquery } from "drizzle-orm";
import type { InferSelectModel } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Connection } from "./connection.ts";
import { isOneOf, isText } from "./is-one-of.ts";
import { detail, image, work } from "./tables/works.ts";
import { detailColumns, imageColumns, workColumns } from "./work-rows.ts";

/** Work as stored, without the columns that only the database uses. */
export type WorkRow = Pick<InferSelectModel<typeof work>, keyof typeof workColumns>;

/** Image as stored. */
export type ImageRow = InferSelectModel<typeof image>;

/** Described detail of an image as stored. */
export type DetailRow = InferSelectModel<typeof detail>;

/** Maximum number of rows that PostgreSQL can count: no limit. */
const all = 2 ** 31 - 1;

/** Returns the SQL relation `asked (id, first)`: distinct ids, and the maximum number of rows for each. */
function asked(ids: readonly string[], firsts: readonly number[]) {
  const firstById = new Map<string, number>();
  for (const [n, id] of ids.entries()) {
    firstById.set(id, Math.max(firstById.get(id) ?? 0, firsts[n] ?? 0));
  }
  const [uniqueIds, most] = [[...firstById.keys()], [...firstById.values()]];
  return sql`unnest(${sql.param(uniqueIds)}::text[], ${sql.param(most)}::integer[]) AS asked (id, first)`;
}

/**
 * Returns the first rows of a table for each id in `asked`, as a lateral join. Because of the limit, PostgreSQL looks
 * up each id in the index and never scans the whole table.
 */
function firstRows(table: PgTable, id: AnyPgColumn, position: AnyPgColumn) {
  const rows = sql`SELECT * FROM ${table} WHERE ${id} = asked.id ORDER BY ${position} LIMIT asked.first`;
  return new Subquery<string, Record<string, unknown>>(rows, {}, getTableName(table));
}

/** Returns the published work with this slug, or null. */
export async function workBySlug(db: Connection, slug: string): Promise<WorkRow | null> {
  if (!isText(slug)) return null;
  const rows = await db
    .select(workColumns)
    .from(work)
    .where(and(eq(work.slug, slug), published));
  return rows[0] ?? null;
}

/** Returns published works in the order of `ids`; null where there is none. */
export async function worksByIds(
  db: Connection,
  ids: readonly string[],
): Promise<(WorkRow | null)[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(workColumns)
    .from(work)
    .where(and(isOneOf(work.id, ids), published));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

/**
 * Returns works of any status with these identifiers, in the order of `identifiers`; null where there is none or it was
 * removed.
 */
export async function worksByIdentifiers(
  db: Connection,
  identifiers: readonly string[],
): Promise<(WorkRow | null)[]> {
  const rows = await db
    .select(workColumns)
    .from(work)
    .where(and(isOneOf(work.identifier, identifiers), ne(work.status, "REMOVED")));
  const found = new Map(rows.map((row) => [row.identifier, row]));
  return identifiers.map((identifier) => found.get(identifier) ?? null);
}

/**
 * Returns the images of these works, in the order of `workIds`, each list in the work's order.
 *
 * @param firsts maximum number of images for each work, which may have thousands; all by default. For an id that occurs
 * twice, the larger number applies
 */
export async function imagesOfWorks(
  db: Connection,
  workIds: readonly string[],
  firsts: readonly number[] = workIds.map(() => all),
): Promise<ImageRow[][]> {
  if (workIds.length === 0) return [];
  const rows = await db
    .select(imageColumns)
    .from(asked(workIds, firsts))
    .innerJoinLateral(firstRows(image, image.workId, image.position), sql`true`)
    .orderBy(image.workId, image.position);
  const byWork = new Map<string, ImageRow[]>(workIds.map((id) => [id, []]));
  for (const row of rows) byWork.get(row.workId)?.push(row);
  return workIds.map((id) => byWork.get(id) ?? []);
}

/** Returns the first image of each work, in the order of `workIds`; null where there is none. */
export async function firstImagesOfWorks(
  db: Connection,
  workIds: readonly string[],
): Promise<(ImageRow | null)[]> {
  const images = await imagesOfWorks(
    db,
    workIds,
    workIds.map(() => 1),
  );
  return images.map(([only]) => only ?? null);
}

/** Position of an image in its work, from 0. */
export type ImagePlace = { workId: string; position: number };

/** Returns the images at these positions, in the order of `places`; null where there is none. */
export async function imagesAt(
  db: Connection,
  places: readonly ImagePlace[],
): Promise<(ImageRow | null)[]> {
  if (places.length === 0) return [];
  const workIds = sql.param(places.map(({ workId }) => workId));
  const positions = sql.param(places.map(({ position }) => position));
  const rows = await db
    .select(imageColumns)
    .from(image)
    .where(
      sql`(${image.workId}, ${image.position}) IN (SELECT * FROM unnest(${workIds}::text[], ${positions}::integer[]))`,
    );
  const byPlace = new Map(rows.map((row) => [`${row.workId} ${row.position}`, row]));
  return places.map(({ workId, position }) => byPlace.get(`${workId} ${position}`) ?? null);
}

/** Reference to the image of a view snapshot, with its position in the work, from 0. */
export type ViewedImage = { workId: string; imageId: string; place: number };

/**
 * Returns the images of view snapshots, in the order of `views`. Where an image is gone, returns the one that is now at
 * its position, or null.
 */
export async function imagesOfViews(
  db: Connection,
  views: readonly ViewedImage[],
): Promise<(ImageRow | null)[]> {
  if (views.length === 0) return [];
  const ids = views.map(({ imageId }) => imageId);
  const rows = await db.select(imageColumns).from(image).where(isOneOf(image.id, ids));
  const known = new Map(rows.map((row) => [`${row.workId} ${row.id}`, row]));
  const found = views.map(({ workId, imageId }) => known.get(`${workId} ${imageId}`));
  const gone = views.filter((_, n) => !found[n]);
  const instead = await imagesAt(
    db,
    gone.map(({ workId, place }) => ({ workId, position: place })),
  );
  return found.map((row) => row ?? instead.shift() ?? null);
}

/** Returns the texts of these works' images and details, each list in the work's order. */
export async function pictureTextsOfWorks(
  db: Connection,
  workIds: readonly string[],
): Promise<string[][]> {
  if (workIds.length === 0) return [];
  const ofImages = await db
    .select({
      workId: image.workId,
      texts: sql<(string | null)[]>`ARRAY[${image.alt}, ${image.caption}]`,
    })
    .from(image)
    .where(and(isOneOf(image.workId, workIds), or(isNotNull(image.alt), isNotNull(image.caption))))
    .orderBy(image.workId, image.position);
  const ofDetails = await db
    .select({
      workId: image.workId,
      texts: sql<(string | null)[]>`ARRAY[${detail.caption}, ${detail.description}]`,
    })
    .from(detail)
    .innerJoin(image, eq(image.id, detail.imageId))
    .where(isOneOf(image.workId, workIds))
    .orderBy(image.workId, image.position, detail.position);
  const byWork = new Map<string, string[]>(workIds.map((id) => [id, []]));
  for (const { workId, texts } of [...ofImages, ...ofDetails]) {
    byWork.get(workId)?.push(...texts.filter((text) => text !== null));
  }
  return workIds.map((id) => byWork.get(id) ?? []);
}

/** Returns images of published works in the order of `ids`; null where there is none. */
export async function imagesByIds(
  db: Connection,
  ids: readonly string[],
): Promise<(ImageRow | null)[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(imageColumns)
    .from(image)
    .innerJoin(work, eq(work.id, image.workId))
    .where(and(isOneOf(image.id, ids), published));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** Returns the image keys among these that a published work uses, each with the id of one such work. */
export async function publishedImageKeys(
  db: Connection,
  keys: readonly string[],
): Promise<{ key: string; workId: string }[]> {
  return db
    .selectDistinctOn([image.key], { key: image.key, workId: image.workId })
    .from(image)
    .innerJoin(work, eq(work.id, image.workId))
    .where(and(isOneOf(image.key, keys), published));
}

/**
 * Returns the details of these images, in the order of `imageIds`, each list in the image's order.
 *
 * @param firsts maximum number of details for each image, as for `imagesOfWorks`
 */
export async function detailsOfImages(
  db: Connection,
  imageIds: readonly string[],
  firsts: readonly number[] = imageIds.map(() => all),
): Promise<DetailRow[][]> {
  if (imageIds.length === 0) return [];
  const rows = await db
    .select(detailColumns)
    .from(asked(imageIds, firsts))
    .innerJoinLateral(firstRows(detail, detail.imageId, detail.position), sql`true`)
    .orderBy(detail.imageId, detail.position);
  const byImage = new Map<string, DetailRow[]>(imageIds.map((id) => [id, []]));
  for (const row of rows) byImage.get(row.imageId)?.push(row);
  return imageIds.map((id) => byImage.get(id) ?? []);
}

/** Returns details of images of published works in the order of `ids`; null where there is none. */
export async function detailsByIds(
  db: Connection,
  ids: readonly string[],
): Promise<(DetailRow | null)[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(detailColumns)
    .from(detail)
    .innerJoin(image, eq(image.id, detail.imageId))
    .innerJoin(work, eq(work.id, image.workId))
    .where(and(isOneOf(detail.id, ids), published));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** Condition: the work is published. */
export const published = sql`${work.status} = 'PUBLISHED'`;
