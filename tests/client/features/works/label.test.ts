import { describe, expect, it } from "vitest";
import {
  capitalise,
  formatCount,
  imageRatio,
  worksCount,
} from "../../../../src/client/features/works/label.ts";

describe("label: the texts of a label", () => {
  it("have numbers of works with singular, plural and thousands separators", () => {
    expect([0, 1, 1204].map(worksCount)).toEqual(["0 works", "1 work", "1,204 works"]);
    expect(formatCount(69202)).toBe("69,202");
  });

  it("capitalize the first letter of a term only", () => {
    expect(capitalise("on paper, unique")).toBe("On paper, unique");
    expect(capitalise("équidistante")).toBe("Équidistante");
    expect(capitalise("")).toBe("");
  });

  it("have an image ratio only when there is an image", () => {
    expect(imageRatio(300, 200)).toBe(1.5);
    expect(imageRatio(undefined, undefined)).toBeNull();
  });
});
