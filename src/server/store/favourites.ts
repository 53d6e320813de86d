import { and, count, desc, eq, inArray, notInArray, sql } from "drizzle-orm";
import type { Connection, Database } from "./connection.ts";
import { lockMember } from "./members.ts";
import { keyWindow, writeCursor } from "./keyset.ts";
import type { KeyOrder } from "./keyset.ts";
import type { Page, PageOf } from "./page.ts";
import { favourite } from "./tables/people.ts";
import { work } from "./tables/works.ts";
import { workColumns } from "./work-rows.ts";
import { published } from "./works.ts";
import type { WorkRow } from "./works.ts";

/** Maximum number of favourites of one member. */
export const favouritesLimit = 1000;

/** Result of marking a work; `cursor` is its position in `favouritesPage`. */
export type FavouriteResult =
  | { outcome: "marked"; work: WorkRow; cursor: string }
  | { outcome: "no-such-work" }
  | { outcome: "too-many" };

const lastMarked: KeyOrder = {
  name: "favourites",
  columns: [{ key: sql`${favourite.sequence}`, type: "bigint" }],
  direction: "desc",
};

/** Returns the ids of a member's published favourites, last marked first. */
export async function favouriteWorkIds(db: Connection, memberId: string): Promise<string[]> {
  const rows = await db
    .select({ id: favourite.workId })
    .from(favourite)
    .innerJoin(work, eq(work.id, favourite.workId))
    .where(and(eq(favourite.memberId, memberId), published))
    .orderBy(desc(favourite.sequence));
  return rows.map(({ id }) => id);
}

/** Returns one page of a member's published favourites as works, last marked first. Throws `BadCursor`. */
export async function favouritesPage(
  db: Connection,
  memberId: string,
  page: Page,
): Promise<PageOf<WorkRow>> {
  const window = keyWindow(lastMarked, page);
  const found = await db
    .select({ work: workColumns, sequence: favourite.sequence })
    .from(favourite)
    .innerJoin(work, eq(work.id, favourite.workId))
    .where(and(eq(favourite.memberId, memberId), published, window.where))
    .orderBy(window.orderBy)
    .limit(window.limit);
  const { rows, ...rest } = window.pageOf(found, (row) => [row.sequence]);
  return { rows: rows.map((row) => row.work), ...rest };
}

/** Marks a published work; marking it again changes nothing. */
export function addFavourite(
  db: Database,
  memberId: string,
  workId: string,
): Promise<FavouriteResult> {
  return db.transaction(async (tx): Promise<FavouriteResult> => {
    // Lock the member: two concurrent requests could otherwise exceed the limit.
    await lockMember(tx, memberId);
    const [row] = await tx
      .select(workColumns)
      .from(work)
      .where(and(eq(work.id, workId), published));
    if (!row) return { outcome: "no-such-work" };
    const known = await sequenceOf(tx, memberId, workId);
    if (known === null && (await countOf(tx, memberId)) >= favouritesLimit) {
      return { outcome: "too-many" };
    }
    const sequence = known ?? (await mark(tx, memberId, workId));
    return { outcome: "marked", work: row, cursor: writeCursor(lastMarked, [sequence]) };
  });
}

/** Unmarks a work; unmarking it again changes nothing. */
export async function removeFavourite(
  db: Connection,
  memberId: string,
  workId: string,
): Promise<void> {
  await db
    .delete(favourite)
    .where(and(eq(favourite.memberId, memberId), eq(favourite.workId, workId)));
}

/**
 * Transfers one member's favourites to another, newest first up to the limit; the rest stay. They keep their order, so
 * works marked later precede them.
 */
export async function moveFavourites(tx: Connection, from: string, to: string): Promise<void> {
  const room = favouritesLimit - (await countOf(tx, to));
  const known = tx
    .select({ id: favourite.workId })
    .from(favourite)
    .where(eq(favourite.memberId, to));
  const moving = tx
    .select({ id: favourite.workId })
    .from(favourite)
    .where(and(eq(favourite.memberId, from), notInArray(favourite.workId, known)))
    .orderBy(desc(favourite.sequence))
    .limit(Math.max(0, room));
  await tx
    .update(favourite)
    .set({ memberId: to })
    .where(and(eq(favourite.memberId, from), inArray(favourite.workId, moving)));
}

async function sequenceOf(
  tx: Connection,
  memberId: string,
  workId: string,
): Promise<number | null> {
  const [row] = await tx
    .select({ sequence: favourite.sequence })
    .from(favourite)
    .where(and(eq(favourite.memberId, memberId), eq(favourite.workId, workId)));
  return row?.sequence ?? null;
}

async function countOf(tx: Connection, memberId: string): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(favourite)
    .where(eq(favourite.memberId, memberId));
  return row?.count ?? 0;
}

async function mark(tx: Connection, memberId: string, workId: string): Promise<number> {
  const [row] = await tx
    .insert(favourite)
    .values({ memberId, workId })
    .returning({ sequence: favourite.sequence });
  if (!row) throw new Error("The database returned no favourite.");
  return row.sequence;
}
