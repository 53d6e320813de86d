import { and, desc, sql } from "drizzle-orm";
import type { Connection } from "./connection.ts";
import { work } from "./tables/works.ts";
import { workColumns } from "./work-rows.ts";
import { published } from "./works.ts";
import type { WorkRow } from "./works.ts";

/** Minimum size of an image that fills a wide screen, in pixels. */
const largePicture = 2_000_000;

/** Number of candidate works for each requested one. */
const choice = 8;

/**
 * Returns published works with large images for the top of the home page: the newest ones, from different creators if
 * possible. Without enough large images, returns the works with the largest ones.
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
      // A condition on the pixels, not on the count of images: the index scan ends after the last work with an image.
      .where(and(published, sql`${work.primaryPixels} > 0`))
      .orderBy(desc(work.primaryPixels), desc(work.id))
      .limit(first)
  );
}

const makerOf = (row: WorkRow) => row.creators[0]?.name ?? "";

/** Sorts items so that each group has one before any group has two, otherwise in their order. */
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
