import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Connection } from "./connection.ts";
import { duplicateCount, duplicateGroups } from "./duplicates.ts";
import { image, remoteCheck, work } from "./tables/works.ts";

/** Quality issues of works, in display order. */
export const checkupProblems = [
  "NO_ALT",
  "NO_RIGHTS",
  "NO_DATE",
  "NO_IMAGE",
  "DEAD_REMOTE_IMAGE",
  "SMALL_IMAGE",
  "LIKELY_DUPLICATE",
] as const;

/** Quality issue of a work. */
export type CheckupProblem = (typeof checkupProblems)[number];

/** Minimum length of an image's longer side, in pixels; smaller images count as too small for the zoom view. */
const enoughPixels = 1000;

/** Returns the condition for works with an issue. Works with the status `WITHDRAWN` never match. */
export function hasProblem(problem: CheckupProblem): SQL {
  return sql`(${work.status} <> 'WITHDRAWN' AND ${conditions[problem]})`;
}

/** Counts the works with each issue, without those with the status `WITHDRAWN` or `REMOVED`. */
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
  // The groups already contain these works: looking up each one would take as long as finding the groups.
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
