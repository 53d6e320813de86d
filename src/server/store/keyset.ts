import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Page, PageOf } from "./page.ts";
import { BadCursor } from "./problems.ts";

/** A column of an order: never null, since what has no value has a key that comes last. */
export type KeyColumn = { key: SQL; type: "text" | "integer" | "bigint" | "boolean" };

/**
 * A total order of a list. All columns go the same way and the last one is unique, so a place in
 * the list is one row comparison, which an index answers from where it stands.
 */
export type KeyOrder = {
  /** Stands in cursors, so that one list's cursor is not taken for another's. */
  name: string;
  columns: readonly KeyColumn[];
  direction: "asc" | "desc";
};

/** What a row is marked by: the value of each column of the order. */
export type KeyValue = string | number | boolean;

/** How many rows a page has when nobody says. */
const defaultSize = 24;

/** A page's way through an order, as the parts of a query. */
export type KeyWindow = {
  /** Holds for the rows behind the cursor. */
  where: SQL;
  orderBy: SQL;
  /** One row more than the page has, which tells whether there are more. */
  limit: number;
  /** Whether the rows are asked for from the end on. */
  backward: boolean;
  after: KeyValue[] | null;
  before: KeyValue[] | null;
  /** The page made of what the query gave. */
  pageOf<Row>(found: Row[], valuesOf: (row: Row) => KeyValue[]): PageOf<Row>;
};

/** Reads a page's request. Throws `BadCursor`, and `RangeError` for sizes no page can have. */
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

/** The cursor of the row with these values. */
export function writeCursor(order: KeyOrder, values: readonly KeyValue[]): string {
  return Buffer.from(JSON.stringify([order.name, ...values])).toString("base64url");
}

/** The values in a cursor of this order. Throws `BadCursor`. */
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
