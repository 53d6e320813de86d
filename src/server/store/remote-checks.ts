import { and, count, countDistinct, eq, gt, inArray, isNotNull, min, sql } from "drizzle-orm";
import type { RemotePlace } from "../remote/remote-place.ts";
import type { Connection } from "./connection.ts";
import { image, remoteCheck, work } from "./tables/works.ts";

/** Result of requesting a remote image from its site. */
export type RemoteFinding = {
  key: string;
  /** Reason for a failure, as a sentence; null on success. */
  problem: string | null;
};

/** Image that is stored at another site. */
export type RemoteImage = { key: string; remote: RemotePlace };

/** Summary of the checks of remote images, each counted once. */
export type RemoteSum = {
  count: number;
  /** Images whose last check failed. */
  deadCount: number;
  /** Images that were never checked. */
  uncheckedCount: number;
  /** Oldest time of a last check; null without checks. */
  checkedSince: Date | null;
};

/** Stores results of checks, unless a newer result exists. */
export async function writeRemoteChecks(
  db: Connection,
  findings: readonly RemoteFinding[],
  checkedAt = new Date(),
): Promise<void> {
  const byKey = new Map(findings.map((finding) => [finding.key, { ...finding, checkedAt }]));
  if (byKey.size === 0) return;
  // In one order, so that two concurrent writers cannot deadlock.
  const rows = [...byKey.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1));
  await db
    .insert(remoteCheck)
    .values(rows)
    .onConflictDoUpdate({
      target: remoteCheck.key,
      set: { problem: sql`excluded.problem`, checkedAt: sql`excluded.checked_at` },
      setWhere: sql`${remoteCheck.checkedAt} <= excluded.checked_at`,
    });
}

/** Records that images with these keys were just loaded from other sites. */
export function writeSeen(
  db: Connection,
  works: readonly { seen?: readonly string[] }[],
): Promise<void> {
  const keys = works.flatMap(({ seen = [] }) => seen);
  return writeRemoteChecks(
    db,
    keys.map((key) => ({ key, problem: null })),
  );
}

/** Works with the status `WITHDRAWN` or `REMOVED` need no checks. */
const isWanted = and(isNotNull(image.remote), inArray(work.status, ["DRAFT", "PUBLISHED"]));

/** Returns remote images in the order of their keys, after `key`. */
export async function remoteImagesAfter(
  db: Connection,
  key: string,
  limit: number,
): Promise<RemoteImage[]> {
  const rows = await db
    .selectDistinctOn([image.key], { key: image.key, remote: image.remote })
    .from(image)
    .innerJoin(work, eq(work.id, image.workId))
    .where(and(isWanted, gt(image.key, key)))
    .orderBy(image.key)
    .limit(limit);
  return rows.flatMap(({ remote, ...row }) => (remote ? [{ ...row, remote }] : []));
}

/** Returns the summary of the checks of remote images. */
export async function remoteSum(db: Connection): Promise<RemoteSum> {
  const there = db
    .selectDistinct({ key: image.key })
    .from(image)
    .innerJoin(work, eq(work.id, image.workId))
    .where(isWanted)
    .as("there");
  const [sum = { count: 0, deadCount: 0, checked: 0, checkedSince: null }] = await db
    .select({
      count: countDistinct(there.key),
      deadCount: count(remoteCheck.problem),
      checked: count(remoteCheck.key),
      checkedSince: min(remoteCheck.checkedAt),
    })
    .from(there)
    .leftJoin(remoteCheck, eq(remoteCheck.key, there.key));
  const { checked, ...rest } = sum;
  return { ...rest, uncheckedCount: rest.count - checked };
}
