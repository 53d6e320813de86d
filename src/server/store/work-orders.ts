import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { KeyOrder } from "./keyset.ts";
import { work } from "./tables.ts";

const id = { key: sql`${work.id}`, type: "text" } as const;

/** Last added first. */
export const newest: KeyOrder = { name: "newest", columns: [id], direction: "desc" };

/** Works with images first, last added first among each. */
export const picturedFirst: KeyOrder = {
  name: "pictured",
  columns: [{ key: sql`(${work.imageCount} > 0)`, type: "boolean" }, id],
  direction: "desc",
};

/** Orders that need no search. */
export const plainOrders = {
  NEWEST: newest,
  TITLE: by("title", work.titleKey, "text", "asc"),
  CREATOR: by("creator", work.creatorKey, "text", "asc"),
  YEAR_ASC: by("year", work.yearAscKey, "integer", "asc"),
  YEAR_DESC: by("year-desc", work.yearDescKey, "integer", "desc"),
  IDENTIFIER: by("identifier", work.identifierKey, "text", "asc"),
} satisfies Record<string, KeyOrder>;

/** The order of a search: the tier of its match, 3 the best, then the last added first. */
export const relevance: KeyOrder = {
  name: "relevance",
  columns: [{ key: sql`tier`, type: "integer" }, id],
  direction: "desc",
};

function by(
  name: string,
  column: { getSQL(): SQL },
  type: "text" | "integer",
  direction: KeyOrder["direction"],
): KeyOrder {
  return { name, columns: [{ key: sql`${column}`, type }, id], direction };
}
