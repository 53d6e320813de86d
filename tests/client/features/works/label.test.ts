import { describe, expect, it } from "vitest";
import {
  capitalise,
  formatCount,
  imageRatio,
  worksCount,
} from "../../../../src/client/features/works/label.ts";

describe("label: the words of a label", () => {
  it("counts works as people read it", () => {
    expect([0, 1, 1204].map(worksCount)).toEqual(["0 works", "1 work", "1,204 works"]);
    expect(formatCount(69202)).toBe("69,202");
  });

  it("opens a term with a capital and changes nothing else of it", () => {
    expect(capitalise("on paper, unique")).toBe("On paper, unique");
    expect(capitalise("équidistante")).toBe("Équidistante");
    expect(capitalise("")).toBe("");
  });

  it("knows the proportions of a picture only where there is one", () => {
    expect(imageRatio(300, 200)).toBe(1.5);
    expect(imageRatio(undefined, undefined)).toBeNull();
  });
});
