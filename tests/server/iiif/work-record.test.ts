import { describe, expect, it } from "vitest";
import { creditOf } from "../../../src/server/iiif/work-record.ts";
import { workRow } from "../../support/work-rows.ts";

const zero = "http://creativecommons.org/publicdomain/zero/1.0/";
const by = "http://creativecommons.org/licenses/by/4.0/";

describe("creditOf: what is to be shown with works", () => {
  const of = (...works: [creditLine: string | null, uri: string | null][]) =>
    creditOf(works.map(([creditLine, uri]) => workRow({ creditLine, rights: { uri, label: "" } })));

  it("names each different credit line once, in the order of the works", () => {
    expect(
      of(["Given by Ada", null], [null, null], ["Bought", null], ["Given by Ada", null]),
    ).toEqual({
      requiredStatement: {
        label: { en: ["Credit line"] },
        value: { none: ["Given by Ada", "Bought"] },
      },
    });
  });

  it("gives rights that are the same for all, and no statement where there is no credit line", () => {
    expect(of([null, zero], [null, zero])).toEqual({ rights: zero });
    expect(of([null, zero], [null, by])).toEqual({});
    expect(of([null, zero], [null, null])).toEqual({});
  });

  it("gives as rights only addresses that are allowed there", () => {
    for (const uri of [null, "https://example.org/licence", "javascript:alert(1)"]) {
      expect(of([null, uri])).toEqual({});
    }
  });
});
