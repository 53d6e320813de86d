import { sql } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { keyWindow, readCursor, writeCursor } from "../../../src/server/store/keyset.ts";
import type { KeyOrder } from "../../../src/server/store/keyset.ts";
import { BadCursor } from "../../../src/server/store/problems.ts";

const order: KeyOrder = {
  name: "sample",
  columns: [
    { key: sql`name`, type: "text" },
    { key: sql`year`, type: "integer" },
    { key: sql`shown`, type: "boolean" },
  ],
  direction: "asc",
};

describe("keyset: cursors", () => {
  test("round-trip the values that they contain", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme" }).filter((text) => !text.includes("\0")),
        fc.integer(),
        fc.boolean(),
        (name, year, shown) => {
          const values = [name, year, shown];
          expect(readCursor(order, writeCursor(order, values))).toEqual(values);
        },
      ),
    );
  });

  test("with any other content are rejected", () => {
    const strange = fc.oneof(
      fc.string(),
      fc.base64String(),
      fc.json().map((json) => Buffer.from(json).toString("base64url")),
      fc
        .array(fc.oneof(fc.constant("sample"), fc.double(), fc.string(), fc.constant(null)))
        .map((parts) => Buffer.from(JSON.stringify(parts)).toString("base64url")),
    );
    fc.assert(
      fc.property(strange, (cursor) => {
        expect(() => readCursor(order, cursor)).toThrow(BadCursor);
      }),
    );
  });

  test("of another order are rejected", () => {
    const cursor = writeCursor({ ...order, name: "other" }, ["a", 1, true]);
    expect(() => readCursor(order, cursor)).toThrow(BadCursor);
  });
});

test("keyset: a page cannot be requested from both ends or with an invalid size", () => {
  expect(() => keyWindow(order, { first: 1, last: 1 })).toThrow(RangeError);
  expect(() => keyWindow(order, { first: -1 })).toThrow(RangeError);
  expect(() => keyWindow(order, { last: 1.5 })).toThrow(RangeError);
});
