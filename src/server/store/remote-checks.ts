import { and, count, countDistinct, eq, gt, inArray, isNotNull, min, sql } from "drizzle-orm";
import type { RemotePlace } from "../remote/remote-place.ts";
import type { Connection } from "./connection.ts";
import { image, remoteCheck, work } from "./tables/works.ts";

/** How a picture that stays at another site was when it was asked for there. */
export type RemoteFinding = {
  key: string;
  /** Why it could not be had, in a sentence; null if it could. */
  problem: string | null;
};

/** A picture that stays at another site. */
export type RemoteImage = { key: string; remote: RemotePlace };

/** How pictures are that stay at other sites, each counted once. */
export type RemoteSum = {
  count: number;
  /** Could not be had when they were last asked for. */
  deadCount: number;
  /** Were never asked for. */
  uncheckedCount: number;
  /** The others were asked for at this time or later; null if none was. */
  checkedSince: Date | null;
};

/** Remembers how pictures were found; what was found later than that stays. */
export async function writeRemoteChecks(
  db: Connection,
  findings: readonly RemoteFinding[],
  checkedAt = new Date(),
): Promise<void> {
  const byKey = new Map(findings.map((finding) => [finding.key, { ...finding, checkedAt }]));
  if (byKey.size === 0) return;
  // In one order, so that no two who write wait for each other.
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

/** Remembers that pictures have come from other sites just now, by their keys. */
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

/** Works that are withdrawn, or were taken out, want for nothing. */
const isWanted = and(isNotNull(image.remote), inArray(work.status, ["DRAFT", "PUBLISHED"]));

/** Pictures that stay at other sites, in the order of their keys, from behind one on. */
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

/** How pictures that stay at other sites were found. */
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
