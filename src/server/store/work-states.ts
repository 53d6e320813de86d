import { inArray, sql } from "drizzle-orm";
import type { Connection } from "./connection.ts";
import { work } from "./tables/works.ts";
import { changedFields, valuesOf, withValues } from "./work-difference.ts";
import type { FieldValues } from "./work-difference.ts";
import type { ImageInput, WorkInput } from "./work-input.ts";
import { workColumns } from "./work-rows.ts";
import { detailsOfImages, imagesOfWorks } from "./works.ts";
import type { DetailRow, ImageRow, WorkRow } from "./works.ts";

/** Field values as stored in a revision: images include their ids, by which other data refers to them. */
export type StoredValues = Omit<FieldValues, "images"> & {
  images?: (ImageInput & { id: string })[];
};

/** Complete record of a work, with its id, slug, revision and image ids. */
export type WorkState = {
  id: string;
  slug: string;
  /** Number of its latest revision. */
  revision: number;
  state: WorkInput;
  /** Ids of its images, in their order. */
  imageIds: string[];
};

/** Returns the current states of works in any status, by id. */
export async function statesOf(
  db: Connection,
  ids: readonly string[],
): Promise<Map<string, WorkState>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select(workColumns)
    .from(work)
    .where(inArray(work.id, [...ids]));
  const images = await imagesOfWorks(
    db,
    rows.map(({ id }) => id),
  );
  const pictures = images.flat();
  const details = await detailsOfImages(
    db,
    pictures.map(({ id }) => id),
  );
  const detailsOf = new Map(pictures.map(({ id }, index) => [id, details[index] ?? []]));
  return new Map(
    rows.map((row, index) => [row.id, stateOf(row, images[index] ?? [], detailsOf)] as const),
  );
}

/**
 * Returns the states of works after the revisions with these numbers, by id; `present` contains their current states.
 */
export async function statesAfter(
  db: Connection,
  wanted: readonly { id: string; number: number }[],
  present: ReadonlyMap<string, WorkState>,
): Promise<Map<string, WorkInput>> {
  if (wanted.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; values: StoredValues }>(sql`
    SELECT id, jsonb_object_agg(field, value) AS values FROM (
      SELECT DISTINCT ON (id, key) id, key AS field, value
      FROM json_to_recordset(${JSON.stringify(wanted)}::json) AS source(id text, number integer)
      JOIN work_revision ON work_id = id AND work_revision.number > source.number,
        jsonb_each(before)
      ORDER BY id, key, work_revision.number
    ) AS later GROUP BY id`);
  const later = new Map(rows.map(({ id, values }) => [id, values]));
  return new Map(
    wanted.flatMap(({ id }) => {
      const now = present.get(id);
      return now ? [[id, withValues(now.state, withoutIds(later.get(id) ?? {}))] as const] : [];
    }),
  );
}

/** Returns the values that a change to `after` replaces, as stored in a revision; empty if nothing changes. */
export function leftBehind({ state, imageIds }: WorkState, after: WorkInput): StoredValues {
  const { images, ...values } = valuesOf(state, changedFields(state, after));
  if (!images) return values;
  return {
    ...values,
    images: images.map((image, index) => ({ ...image, id: imageIds[index] ?? "" })),
  };
}

/** Converts stored values to input values. */
export function withoutIds({ images, ...values }: StoredValues): FieldValues {
  if (!images) return values;
  return { ...values, images: images.map(({ id: _id, ...image }) => image) };
}

function stateOf(
  row: WorkRow,
  images: readonly ImageRow[],
  detailsOf: ReadonlyMap<string, DetailRow[]>,
): WorkState {
  const {
    id,
    slug,
    revision,
    createdAt: _createdAt,
    updatedAt: _updatedAt,
    publishedAt: _publishedAt,
    imageCount: _imageCount,
    ...told
  } = row;
  const pictures = images.map((image) => imageOf(image, detailsOf.get(image.id) ?? []));
  return {
    id,
    slug,
    revision,
    state: { ...told, images: pictures },
    imageIds: images.map((image) => image.id),
  };
}

function imageOf(
  { id: _id, workId: _workId, position: _position, remote, ...image }: ImageRow,
  details: readonly DetailRow[],
): ImageInput {
  return {
    ...image,
    ...(remote && { remote }),
    details: details.map(({ x, y, width, height, caption, description }) => ({
      region: { x, y, width, height },
      caption,
      description,
    })),
  };
}
