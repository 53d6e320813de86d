import { and, asc, gt, sql } from "drizzle-orm";
import type { Connection } from "./connection.ts";
import { work } from "./tables/works.ts";
import type { ImageInput, WorkInput } from "./work-input.ts";
import { workColumns } from "./work-rows.ts";
import { detailsOfImages, imagesOfWorks } from "./works.ts";
import type { DetailRow, ImageRow, WorkRow } from "./works.ts";

/** Works in one batch, and the maximum number of their images, unless a single work has more. */
const [worksAtOnce, imagesAtOnce] = [200, 10_000];

/** Removed works are still stored, but no longer part of the collection. */
const isInCollection = sql`${work.status} <> 'REMOVED'`;

/** Callback for each work that cannot be processed and is skipped. */
export type OnSkipped = (id: string, error: unknown) => void;

/**
 * Yields every work, including drafts and unpublished works, in the order of creation. Each work is consistent: a
 * concurrent change is either complete or absent. The generator holds no transaction between two works.
 */
export async function* everyWork(
  db: Connection,
  onSkipped: OnSkipped = fail,
): AsyncGenerator<WorkInput> {
  for (let after = ""; ;) {
    // One snapshot for the whole batch.
    const { works, last } = await db.transaction((tx) => worksBehind(tx, after, onSkipped), {
      isolationLevel: "repeatable read",
      accessMode: "read only",
    });
    yield* works;
    if (last === null) return;
    after = last;
  }
}

function fail(_id: string, error: unknown): never {
  throw error;
}

/** Returns the next works after this id, and the id after which there may be more, or null. */
async function worksBehind(
  tx: Connection,
  after: string,
  onSkipped: OnSkipped,
): Promise<{ works: WorkInput[]; last: string | null }> {
  const next = await tx
    .select(workColumns)
    .from(work)
    .where(and(gt(work.id, after), isInCollection))
    .orderBy(asc(work.id))
    .limit(worksAtOnce);
  let sum = 0;
  const rows = next.filter(({ imageCount }, index) => {
    sum += imageCount;
    return index === 0 || sum <= imagesAtOnce;
  });
  const images = await imagesOfWorks(
    tx,
    rows.map(({ id }) => id),
  );
  const details = await detailsOfImages(
    tx,
    images.flat().map(({ id }) => id),
  );
  const detailsOf = new Map(images.flat().map(({ id }, index) => [id, details[index] ?? []]));
  const works = rows.flatMap((row, index) => {
    try {
      return [workInputOf(row, images[index] ?? [], (id) => detailsOf.get(id) ?? [])];
    } catch (error) {
      onSkipped(row.id, error);
      return [];
    }
  });
  return {
    works,
    last:
      rows.length < worksAtOnce && rows.length === next.length ? null : (rows.at(-1)?.id ?? null),
  };
}

/**
 * Returns the metadata labels in the order in which works list them. If there are more than `most`, returns those that
 * most works use.
 */
export async function metadataLabels(db: Connection, most: number): Promise<string[]> {
  const { rows } = await db.execute<{ label: string }>(sql`
    SELECT label FROM (
      SELECT entry ->> 'label' AS label, count(*) AS works, max(place) AS place
      FROM work, jsonb_array_elements(metadata) WITH ORDINALITY AS said(entry, place)
      WHERE ${isInCollection}
      GROUP BY 1 ORDER BY works DESC, 1 LIMIT ${most}
    ) AS usual
    ORDER BY place, label`);
  return rows.map(({ label }) => label);
}

function workInputOf(
  row: WorkRow,
  images: readonly ImageRow[],
  detailsOf: (imageId: string) => DetailRow[],
): WorkInput {
  return {
    identifier: row.identifier,
    title: row.title,
    creators: row.creators.map(({ name, role }) => ({ name, role })),
    date: row.date,
    earliestYear: row.earliestYear,
    latestYear: row.latestYear,
    workType: row.workType,
    technique: row.technique,
    subjects: row.subjects,
    places: row.places,
    dimensions: row.dimensions && {
      text: row.dimensions.text,
      heightCm: row.dimensions.heightCm,
      widthCm: row.dimensions.widthCm,
      depthCm: row.dimensions.depthCm,
    },
    description: row.description,
    creditLine: row.creditLine,
    rights: row.rights && { uri: row.rights.uri, label: row.rights.label },
    recordLanguage: row.recordLanguage,
    metadata: row.metadata.map(({ label, values }) => ({ label, values })),
    status: row.status,
    images: images.map((one) => imageInputOf(one, detailsOf(one.id))),
  };
}

function imageInputOf(row: ImageRow, details: readonly DetailRow[]): ImageInput {
  const { id: _id, workId: _workId, position: _position, registration, remote, ...told } = row;
  return {
    ...told,
    registration:
      registration?.map(({ from, to }) => ({
        from: { x: from.x, y: from.y },
        to: { x: to.x, y: to.y },
      })) ?? null,
    details: details.map(({ x, y, width, height, caption, description }) => ({
      region: { x, y, width, height },
      caption,
      description,
    })),
    ...(remote && { remote }),
  };
}
