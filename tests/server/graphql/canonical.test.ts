import fc from "fast-check";
import { expect, it } from "vitest";
import { canonical } from "../../../src/server/graphql/canonical.ts";

it("canonical: is equal for equal values with keys in any order, and is valid JSON", () => {
  expect(canonical({ b: [{ d: 1, c: null }], a: "x" })).toBe(
    canonical({ a: "x", b: [{ c: null, d: 1 }] }),
  );
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 10 }), (value) => {
      expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

it("canonical: rejects values that are nested too deeply", () => {
  const deep = (levels: number): unknown =>
    JSON.parse(`${"[".repeat(levels)}${"]".repeat(levels)}`);
  expect(canonical(deep(20))).toBe(JSON.stringify(deep(20)));
  for (const levels of [100, 50_000]) {
    expect(() => canonical(deep(levels))).toThrow(
      expect.objectContaining({ extensions: { code: "BAD_USER_INPUT" } }),
    );
  }
});
