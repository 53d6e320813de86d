import { and, eq, sql } from "drizzle-orm";
import type { Connection } from "./connection.ts";
import { keyWindow } from "./keyset.ts";
import type { KeyOrder } from "./keyset.ts";
import type { Page, PageOf } from "./page.ts";
import { tour } from "./tables/tours.ts";
import type { TourRow } from "./tours.ts";

/** Live tours first, then by id, which ascends in the order in which tours start. */
const liveFirst: KeyOrder = {
  name: "tours",
  columns: [
    { key: sql`(${tour.state} = 'LIVE')`, type: "boolean" },
    { key: sql`${tour.id}`, type: "text" },
  ],
  direction: "desc",
};

/** Returns one page of a presenter's tours: live ones, then the others, last started first. Throws `BadCursor`. */
export async function toursOfPresenter(
  db: Connection,
  presenterId: string,
  page: Page,
): Promise<PageOf<TourRow>> {
  const window = keyWindow(liveFirst, page);
  const found = await db
    .select()
    .from(tour)
    .where(and(eq(tour.presenterId, presenterId), window.where))
    .orderBy(window.orderBy)
    .limit(window.limit);
  return window.pageOf(found, ({ state, id }) => [state === "LIVE", id]);
}
