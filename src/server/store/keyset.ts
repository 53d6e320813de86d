import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Page, PageOf } from "./page.ts";
import { BadCursor } from "./problems.ts";

/** Column of an order. It is never null: rows without a value have a key that sorts last. */
export type KeyColumn = { key: SQL; type: "text" | "integer" | "bigint" | "boolean" };

/**
 * Total order of a list for keyset pagination. All columns have the same direction and the last one is unique, so a
 * cursor condition is one row comparison, and an index scan can start at the cursor.
 */
export type KeyOrder = {
  /** Part of each cursor, so that a cursor of one list is invalid in another. */
  name: string;
  columns: readonly KeyColumn[];
  direction: "asc" | "desc";
};

/** Value of one column of the order for a row. */
export type KeyValue = string | number | boolean;

/** Number of rows in a page by default. */
const defaultSize = 24;

/** Parts of a query that select one page of an order. */
export type KeyWindow = {
  /** Condition: the row is after the cursor. */
  where: SQL;
  orderBy: SQL;
  /** One row more than the page has, which shows whether there are more. */
  limit: number;
  /** Whether the query reads the rows from the end. */
  backward: boolean;
  after: KeyValue[] | null;
  before: KeyValue[] | null;
  /** Builds the page from the rows of the query. */
  pageOf<Row>(found: Row[], valuesOf: (row: Row) => KeyValue[]): PageOf<Row>;
};

/** Parses a page request. Throws `BadCursor`, and `RangeError` for an invalid size. */
export function keyWindow(order: KeyOrder, page: Page): KeyWindow {
  const backward = page.last != null;
  if (backward && page.first != null) throw new RangeError("Ask for the first or the last rows.");
  const size = (backward ? page.last : page.first) ?? defaultSize;
  if (!Number.isInteger(size) || size < 0) throw new RangeError("A page has no such size.");
  const after = page.after == null ? null : readCursor(order, page.after);
  const before = page.before == null ? null : readCursor(order, page.before);
  const descending = (order.direction === "desc") !== backward;
  const bounds = [
    after && bound(order, after, order.direction === "asc" ? ">" : "<"),
    before && bound(order, before, order.direction === "asc" ? "<" : ">"),
  ].filter((part) => part !== null);
  const way = sql.raw(descending ? "DESC" : "ASC");
  return {
    where: bounds.length > 0 ? sql.join(bounds, sql` AND `) : sql`true`,
    orderBy: sql.join(
      order.columns.map(({ key }) => sql`${key} ${way}`),
      sql`, `,
    ),
    limit: size + 1,
    backward,
    after,
    before,
    pageOf(found, valuesOf) {
      const more = found.length > size;
      const rows = found.slice(0, size);
      if (backward) rows.reverse();
      return {
        rows,
        cursors: rows.map((row) => writeCursor(order, valuesOf(row))),
        hasNextPage: backward ? before !== null : more,
        hasPreviousPage: backward ? more : after !== null,
      };
    },
  };
}

/** Returns the cursor of the row with these values. */
export function writeCursor(order: KeyOrder, values: readonly KeyValue[]): string {
  return Buffer.from(JSON.stringify([order.name, ...values])).toString("base64url");
}

/** Returns the values in a cursor of this order. Throws `BadCursor`. */
export function readCursor(order: KeyOrder, cursor: string): KeyValue[] {
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
  } catch {
    throw new BadCursor();
  }
  if (!Array.isArray(parts)) throw new BadCursor();
  const [name, ...values]: unknown[] = parts;
  if (name !== order.name || values.length !== order.columns.length) throw new BadCursor();
  return values.map((value, index) => {
    if (!fits(order.columns[index]?.type, value)) throw new BadCursor();
    return value;
  });
}

function fits(type: KeyColumn["type"] | undefined, value: unknown): value is KeyValue {
  if (type === "text") return typeof value === "string" && !value.includes("\0");
  if (type === "boolean") return typeof value === "boolean";
  if (typeof value !== "number" || !Number.isSafeInteger(value)) return false;
  return type === "bigint" || (value >= -(2 ** 31) && value < 2 ** 31);
}

function bound({ columns }: KeyOrder, values: readonly KeyValue[], sign: "<" | ">"): SQL {
  const keys = columns.map(({ key }) => key);
  const marks = columns.map(({ type }, index) => sql`${values[index]}::${sql.raw(type)}`);
  return sql`(${sql.join(keys, sql`, `)}) ${sql.raw(sign)} (${sql.join(marks, sql`, `)})`;
}
