import { and, eq, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { announce, announcedIdsLimit } from "./announcements.ts";
import type { Connection } from "./connection.ts";
import { exhibitionLimits } from "./exhibition-parts.ts";
import { exhibitionColumns, isKept } from "./exhibition-rows.ts";
import type { ExhibitionRow } from "./exhibition-rows.ts";
import { keepVersion, lastVersionAt } from "./exhibition-versions.ts";
import { exhibition } from "./tables/exhibitions.ts";

/**
 * Locks an exhibition until the transaction ends, for a member who edits it; null if it does not exist. Stores the
 * current state as a version if the last change is older than `sittingMinutes`, or another member made it. While two
 * members edit at the same time, it stores at most one version per `sittingMinutes`, so that they do not use up the
 * retained versions.
 */
export async function lockExhibition(
  tx: Connection,
  id: string,
  memberId: string,
): Promise<ExhibitionRow | null> {
  const [found] = await tx
    .select(exhibitionColumns)
    .from(exhibition)
    .where(and(eq(exhibition.id, id), isKept))
    .for("update");
  if (!found) return null;
  const sitting = exhibitionLimits.sittingMinutes * 60_000;
  const updatedAt = found.updatedAt.getTime();
  const isRested = Date.now() - updatedAt > sitting;
  const isAnothers = found.changedBy !== memberId;
  const isOverdue = async () =>
    updatedAt - ((await lastVersionAt(tx, id))?.getTime() ?? 0) > sitting;
  if (isRested || (isAnothers && (await isOverdue()))) await keepVersion(tx, found);
  return found;
}

/**
 * Increments the change number of an exhibition that the transaction has locked, and announces the change.
 *
 * @param blockIds the changed blocks; null for all
 * @param fields columns of the exhibition to update
 * @returns the updated exhibition
 */
export async function noteExhibitionChange(
  tx: Connection,
  before: Pick<ExhibitionRow, "id" | "state">,
  by: string | null,
  blockIds: string[] | null,
  fields: PgUpdateSetSource<typeof exhibition> = {},
): Promise<ExhibitionRow> {
  const [after] = await tx
    .update(exhibition)
    .set({
      ...fields,
      change: sql`${exhibition.change} + 1`,
      changedBy: by,
      updatedAt: sql`clock_timestamp()`,
    })
    .where(eq(exhibition.id, before.id))
    .returning(exhibitionColumns);
  if (!after) throw new Error("An exhibition was changed that is not there.");
  await announce(tx, {
    kind: "exhibition",
    id: before.id,
    change: after.change,
    by,
    blockIds: blockIds && blockIds.length > announcedIdsLimit ? null : blockIds,
    isPublic: [before.state, after.state].includes("PUBLISHED"),
  });
  return after;
}
