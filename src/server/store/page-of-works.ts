import { and, eq, sql } from "drizzle-orm";
import type { InferSelectModel, SQL } from "drizzle-orm";
import type { Connection } from "./connection.ts";
import { keyWindow } from "./keyset.ts";
import type { KeyOrder, KeyValue } from "./keyset.ts";
import type { Page, PageOf } from "./page.ts";
import { work } from "./tables.ts";
import { relevance } from "./work-orders.ts";
import { workColumns } from "./work-rows.ts";

/** A work as stored, without what only the database needs. */
export type WorkRow = Pick<InferSelectModel<typeof work>, keyof typeof workColumns>;

type Found = { work: WorkRow; place: KeyValue[] };

/** One page of the works that meet the conditions, in an order the database keeps. */
export async function pageOfWorks(
  db: Connection,
  conditions: readonly SQL[],
  order: KeyOrder,
  page: Page,
): Promise<PageOf<WorkRow>> {
  const window = keyWindow(order, page);
  const place = sql`json_build_array(${sql.join(
    order.columns.map(({ key }) => key),
    sql`, `,
  )})`;
  const all = [...conditions, window.where];
  return worksOf(window.pageOf(await find(db, all, place, window.orderBy, window.limit), placeOf));
}

/**
 * One page of the works a search finds, best first. A work whose title or identifier has all the
 * words comes before one that needs its creators for that, and this before one that needs its
 * other texts; within each the last added come first. So a search that finds half of the
 * collection is answered as fast as one that finds three works: nothing has to be ranked.
 *
 * @param conditions all but that of the search
 */
export async function pageByRelevance(
  db: Connection,
  conditions: readonly SQL[],
  query: SQL,
  page: Page,
): Promise<PageOf<WorkRow>> {
  const window = keyWindow(relevance, page);
  const { after, before, backward } = window;
  const found: Found[] = [];
  for (const tier of backward ? [1, 2, 3] : [3, 2, 1]) {
    if (found.length === window.limit) break;
    const [afterTier, afterId] = after ?? [3];
    const [beforeTier, beforeId] = before ?? [1];
    if (tier > Number(afterTier) || tier < Number(beforeTier)) continue;
    const bounds = [
      ...(after && tier === afterTier ? [sql`${work.id} < ${afterId}`] : []),
      ...(before && tier === beforeTier ? [sql`${work.id} > ${beforeId}`] : []),
    ];
    found.push(
      ...(await find(
        db,
        [...conditions, tierCondition(tier, query), ...bounds],
        sql`json_build_array(${tier}::integer, ${work.id})`,
        backward ? sql`${work.id} ASC` : sql`${work.id} DESC`,
        window.limit - found.length,
      )),
    );
  }
  return worksOf(window.pageOf(found, placeOf));
}

/** Finds the places first and reads the works after, so that sorting carries no texts along. */
async function find(
  db: Connection,
  conditions: readonly SQL[],
  place: SQL,
  orderBy: SQL,
  limit: number,
): Promise<Found[]> {
  const places = db
    .select({ id: work.id, place: sql<KeyValue[]>`${place}`.as("place") })
    .from(work)
    .where(and(...conditions))
    .orderBy(orderBy)
    .limit(limit)
    .as("places");
  return db
    .select({ work: workColumns, place: places.place })
    .from(places)
    .innerJoin(work, eq(work.id, places.id))
    .orderBy(orderBy);
}

/** What a work must have to be in a tier and in no better one. Written as in the indexes. */
function tierCondition(tier: number, query: SQL): SQL {
  const inTitle = sql`ts_filter(${work.search}, '{a}') @@ ${query}`;
  const inTitleOrCreators = sql`ts_filter(${work.search}, '{a,b}') @@ ${query}`;
  if (tier === 3) return inTitle;
  if (tier === 2) return sql`${inTitleOrCreators} AND NOT ${inTitle}`;
  return sql`${work.search} @@ ${query} AND NOT ${inTitleOrCreators}`;
}

const placeOf = (found: Found) => found.place;

function worksOf({ rows, ...rest }: PageOf<Found>): PageOf<WorkRow> {
  return { rows: rows.map((found) => found.work), ...rest };
}
