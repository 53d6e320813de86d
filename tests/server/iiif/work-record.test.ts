import { describe, expect, it } from "vitest";
import { creditOf } from "../../../src/server/iiif/work-record.ts";
import { workRow } from "../../support/work-rows.ts";

const zero = "http://creativecommons.org/publicdomain/zero/1.0/";
const by = "http://creativecommons.org/licenses/by/4.0/";

describe("creditOf: the credits of works", () => {
  const of = (...works: [creditLine: string | null, uri: string | null][]) =>
    creditOf(works.map(([creditLine, uri]) => workRow({ creditLine, rights: { uri, label: "" } })));

  it("include each distinct credit line once, in the order of the works", () => {
    expect(
      of(["Given by Ada", null], [null, null], ["Bought", null], ["Given by Ada", null]),
    ).toEqual({
      requiredStatement: {
        label: { en: ["Credit line"] },
        value: { none: ["Given by Ada", "Bought"] },
      },
    });
  });

  it("include rights that all works share, and no statement without a credit line", () => {
    expect(of([null, zero], [null, zero])).toEqual({ rights: zero });
    expect(of([null, zero], [null, by])).toEqual({});
    expect(of([null, zero], [null, null])).toEqual({});
  });

  it("include only rights URIs that the Presentation API allows", () => {
    for (const uri of [null, "https://example.org/licence", "javascript:alert(1)"]) {
      expect(of([null, uri])).toEqual({});
    }
  });
});
