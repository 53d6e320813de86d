import { describe, expect, it } from "vitest";
import {
  placeInWords,
  regionInWords,
  timesInWords,
  turnInWords,
  withoutInWords,
} from "../../src/view/words.ts";

const image = { width: 900, height: 600 };

describe("words: a view described in words", () => {
  it.each([
    [{ x: 0, y: 0 }, "upper left"],
    [{ x: 450, y: 10 }, "upper centre"],
    [{ x: 899, y: 300 }, "right"],
    [{ x: 450, y: 300 }, "centre"],
    [{ x: 900, y: 600 }, "lower right"],
    [{ x: -5, y: 800 }, "lower left"],
  ])("names the position of %j", (point, words) => {
    expect(placeInWords(point, image)).toBe(words);
  });

  it.each([
    [0.4, "half the size"],
    [1.1, "once"],
    [2, "twice"],
    [2.4, "two and a half times"],
    [4, "four times"],
    [9.8, "ten times"],
    [12.4, "twelve times"],
    [14.6, "15 times"],
  ])("puts a magnification of %d into words", (times, words) => {
    expect(timesInWords(times)).toBe(words);
  });

  it("combines position and magnification", () => {
    expect(regionInWords({ x: 0, y: 0, width: 225, height: 150 }, image, 4)).toBe(
      "upper left, four times",
    );
    expect(regionInWords({ x: -10, y: 0, width: 920, height: 600 }, image, 1)).toBe(
      "whole picture",
    );
  });

  it.each([
    [0, false, ""],
    [0, true, "mirrored"],
    [90, true, "turned right, mirrored"],
    [270, false, "turned left"],
    [180, false, "upside down"],
    [30.4, false, "turned 30 degrees to the right"],
    [359, false, "turned 1 degree to the left"],
    [359.8, false, ""],
    [-90, false, "turned left"],
  ])("describes a rotation of %d degrees, mirrored %s", (rotation, mirror, words) => {
    expect(turnInWords({ rotation, mirror })).toBe(words);
  });

  it("reports what is missing from a link", () => {
    expect(withoutInWords([])).toBe("");
    expect(withoutInWords(["the region"])).toBe("This link opens without the region.");
    expect(withoutInWords(["the region", "the lens", "a layer"])).toBe(
      "This link opens without the region, the lens and a layer.",
    );
  });
});
