import { sql } from "drizzle-orm";
import type { Connection } from "./connection.ts";
import { worksByIds } from "./works.ts";
import type { WorkRow } from "./works.ts";

/** How many of a work's terms are looked at, the rarest first: they say most. */
const mostTerms = 12;

/** How many works are looked at for each term, so that a broad one costs no more than a rare one. */
const mostPerTerm = 60;

/** Published works with something in common with this one, most in common first. */
export async function relatedWorks(db: Connection, id: string, first: number): Promise<WorkRow[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    WITH useful AS MATERIALIZED (
      SELECT entry, ln(2 + everything.work_count::float8 / term.work_count) AS weight
      FROM work
      CROSS JOIN unnest(work.terms) AS entry
      JOIN term ON term.kind = split_part(entry, ':', 1)
        AND term.value = substr(entry, strpos(entry, ':') + 1)
      CROSS JOIN (SELECT work_count FROM term WHERE kind = 'ALL') AS everything
      WHERE work.id = ${id} AND term.work_count > 1
      ORDER BY term.work_count
      LIMIT ${mostTerms}
    ), candidate AS MATERIALIZED (
      SELECT DISTINCT near.id
      FROM useful
      CROSS JOIN LATERAL (
        SELECT id FROM work
        WHERE status = 'PUBLISHED' AND terms @> ARRAY[useful.entry]
        LIMIT ${mostPerTerm}
      ) AS near
      WHERE near.id <> ${id}
    )
    SELECT work.id
    FROM candidate
    JOIN work ON work.id = candidate.id
    CROSS JOIN LATERAL (
      SELECT sum(weight) AS common FROM useful WHERE useful.entry = ANY(work.terms)
    ) AS shared
    ORDER BY shared.common DESC, work.image_count > 0 DESC, work.id DESC
    LIMIT ${first}`);
  return present(
    await worksByIds(
      db,
      rows.map((row) => row.id),
    ),
  );
}

function present(works: readonly (WorkRow | null)[]): WorkRow[] {
  return works.filter((work) => work !== null);
}
