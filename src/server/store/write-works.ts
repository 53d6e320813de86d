import { sql } from "drizzle-orm";
import type { Connection } from "./connection.ts";
import type { PreparedWork } from "./prepared-work.ts";

/** Columns of `work` that come from the source or are derived from it, with their types. */
const columns = {
  slug: "text",
  identifier: "text",
  title: "text",
  creators: "jsonb",
  date: "text",
  earliest_year: "integer",
  latest_year: "integer",
  work_type: "text",
  technique: "text",
  subjects: "text[]",
  places: "text[]",
  dimensions: "jsonb",
  description: "text",
  credit_line: "text",
  rights: "jsonb",
  record_language: "text",
  metadata: "jsonb",
  status: "text",
  image_count: "integer",
  primary_pixels: "bigint",
  content_hash: "text",
  revision: "integer",
} as const;

const names = Object.keys(columns);
const list = sql.raw(names.join(", "));
const qualified = sql.raw(names.map((name) => `source.${name}`).join(", "));
const definitions = sql.raw(
  ["id text", ...Object.entries(columns).map(([name, type]) => `${name} ${type}`)].join(", "),
);

/** Passes all rows as one JSON parameter, which is fast and exact for every value. */
const source = (works: readonly PreparedWork[]) =>
  sql`json_to_recordset(${JSON.stringify(works.map(rowOf))}::json) AS source(${definitions})`;

// Not the time at which the transaction began, because it may have waited long for the lock. This way, later changes
// have later times.
const writtenAt = sql`clock_timestamp()`;
const firstPublished = sql`CASE WHEN source.status = 'PUBLISHED' THEN ${writtenAt} END`;

/**
 * Inserts works in the order of the list, as part of the change with this id. The transaction must hold `lockWorks`.
 */
export async function insertWorks(
  tx: Connection,
  works: readonly PreparedWork[],
  changeId: number | null,
): Promise<void> {
  if (works.length === 0) return;
  await tx.execute(
    sql`INSERT INTO work (id, added_in, updated_at, published_at, ${list})
      SELECT source.id, ${changeId}, ${writtenAt}, ${firstPublished}, ${qualified} FROM ${source(works)}`,
  );
}

/** Updates existing works with all fields of the source. The transaction must hold `lockWorks`. */
export async function updateWorks(tx: Connection, works: readonly PreparedWork[]): Promise<void> {
  if (works.length === 0) return;
  await tx.execute(
    sql`UPDATE work SET (${list}, updated_at, published_at) =
      ROW(${qualified}, ${writtenAt}, coalesce(work.published_at, ${firstPublished}))
      FROM ${source(works)} WHERE work.id = source.id`,
  );
}

function rowOf({ id, slug, revision, input, derived }: PreparedWork): Record<string, unknown> {
  return {
    id,
    slug,
    identifier: input.identifier,
    title: input.title,
    creators: input.creators,
    date: input.date,
    earliest_year: input.earliestYear,
    latest_year: input.latestYear,
    work_type: input.workType,
    technique: input.technique,
    subjects: input.subjects,
    places: input.places,
    dimensions: input.dimensions,
    description: input.description,
    credit_line: input.creditLine,
    rights: input.rights,
    record_language: input.recordLanguage,
    metadata: input.metadata,
    status: input.status,
    revision,
    ...derived,
  };
}
