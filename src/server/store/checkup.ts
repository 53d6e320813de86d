import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Connection } from "./connection.ts";
import { duplicateCount, duplicateGroups } from "./duplicates.ts";
import { image, remoteCheck, work } from "./tables/works.ts";

/** What works may want for, in the order in which it is told. */
export const checkupProblems = [
  "NO_ALT",
  "NO_RIGHTS",
  "NO_DATE",
  "NO_IMAGE",
  "DEAD_REMOTE_IMAGE",
  "SMALL_IMAGE",
  "LIKELY_DUPLICATE",
] as const;

/** What a work may want for. */
export type CheckupProblem = (typeof checkupProblems)[number];

/** From so many pixels on, of its longer side, a picture is worth looking at closely. */
const enoughPixels = 1000;

/** Holds for the works that want for something; what is withdrawn wants for nothing. */
export function hasProblem(problem: CheckupProblem): SQL {
  return sql`(${work.status} <> 'WITHDRAWN' AND ${conditions[problem]})`;
}

/** How many works want for each thing, those that were withdrawn or taken out left aside. */
export function checkupCounts(
  db: Connection,
): Promise<{ problem: CheckupProblem; count: number }[]> {
  return Promise.all(
    checkupProblems.map(async (problem) => {
      const { rows } = await db.execute<{ count: number }>(countOf(problem));
      return { problem, count: rows[0]?.count ?? 0 };
    }),
  );
}

function countOf(problem: CheckupProblem): SQL {
  // They are among the groups already: looking each up again would take as long as finding them.
  if (problem === "LIKELY_DUPLICATE") return duplicateCount;
  return sql`SELECT count(*)::integer AS count FROM ${work}
    WHERE ${work.status} <> 'REMOVED' AND ${hasProblem(problem)}`;
}

const worksOfImages = (where: SQL) =>
  sql`${work.id} IN (SELECT ${image.workId} FROM ${image} WHERE ${where})`;

const conditions: Readonly<Record<CheckupProblem, SQL>> = {
  NO_ALT: worksOfImages(sql`${image.alt} IS NULL`),
  NO_RIGHTS: sql`${work.rights} IS NULL`,
  NO_DATE: sql`(${work.date} IS NULL AND ${work.earliestYear} IS NULL AND ${work.latestYear} IS NULL)`,
  NO_IMAGE: sql`${work.imageCount} = 0`,
  DEAD_REMOTE_IMAGE: worksOfImages(
    sql`${image.key} IN (SELECT ${remoteCheck.key} FROM ${remoteCheck} WHERE ${remoteCheck.problem} IS NOT NULL)`,
  ),
  SMALL_IMAGE: worksOfImages(sql`greatest(${image.width}, ${image.height}) < ${enoughPixels}`),
  LIKELY_DUPLICATE: sql`${work.id} IN (SELECT unnest(work_ids) FROM (${duplicateGroups}) AS duplicates)`,
};
