import { and, desc, sql } from "drizzle-orm";
import type { Connection } from "./connection.ts";
import { work } from "./tables/works.ts";
import { workColumns } from "./work-rows.ts";
import { published } from "./works.ts";
import type { WorkRow } from "./works.ts";

/** From how many pixels on a picture fills a wide screen. */
const largePicture = 2_000_000;

/** How many works are looked at for each that is wanted. */
const choice = 8;

/**
 * Published works with large pictures, to open the home page with: the newest, but not all by one
 * hand if there are others; without large ones the largest there are.
 */
export async function highlights(db: Connection, first: number): Promise<WorkRow[]> {
  const newest = await db
    .select(workColumns)
    .from(work)
    .where(and(published, sql`${work.primaryPixels} >= ${largePicture}`))
    .orderBy(desc(work.id))
    .limit(first * choice);
  if (newest.length >= first) return inTurn(newest, makerOf).slice(0, first);
  return (
    db
      .select(workColumns)
      .from(work)
      // Asked of the pixels, not of the count of images, the index ends where the pictures end.
      .where(and(published, sql`${work.primaryPixels} > 0`))
      .orderBy(desc(work.primaryPixels), desc(work.id))
      .limit(first)
  );
}

const makerOf = (row: WorkRow) => row.creators[0]?.name ?? "";

/** The items such that each group has one before any has two, otherwise in their order. */
function inTurn<Item>(items: readonly Item[], groupOf: (item: Item) => string): Item[] {
  const seen = new Map<string, number>();
  return items
    .map((item) => {
      const group = groupOf(item);
      const round = seen.get(group) ?? 0;
      seen.set(group, round + 1);
      return { item, round };
    })
    .sort((a, b) => a.round - b.round)
    .map(({ item }) => item);
}
