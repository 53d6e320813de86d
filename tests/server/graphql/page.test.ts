import { describe, expect, it } from "vitest";
import { checkedCount, pageFrom } from "../../../src/server/graphql/page.ts";

describe("page: paging arguments", () => {
  it("page forwards from the start by default", () => {
    expect(pageFrom({})).toEqual({ first: 20 });
    expect(pageFrom({ first: null, after: null, last: null, before: null })).toEqual({ first: 20 });
  });

  it("page forwards and backwards", () => {
    expect(pageFrom({ first: 3, after: "c" })).toEqual({ first: 3, after: "c" });
    expect(pageFrom({ last: 3, before: "c" })).toEqual({ last: 3, before: "c" });
    expect(pageFrom({ before: "c" })).toEqual({ last: 20, before: "c" });
  });

  it.each([
    { first: 1, last: 1 },
    { first: 1, before: "c" },
    { last: 1, after: "c" },
  ])("are rejected when they contradict each other: %o", (page) =>
    expect(() => pageFrom(page)).toThrow(/forwards .* or backwards/),
  );

  it.each([{ first: 0 }, { first: -1 }, { first: 101 }, { last: 0 }, { last: 101 }])(
    "are rejected out of bounds: %o",
    (page) => expect(() => pageFrom(page)).toThrow(/must be from 1 to 100/),
  );

  it("have other bounds where the schema defines them", () => {
    expect(checkedCount("first", 12, 12)).toBe(12);
    expect(() => checkedCount("first", 13, 12)).toThrow('"first" must be from 1 to 12.');
  });
});
