import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  marginsAround,
  readingLine,
} from "../../../../../src/client/features/exhibitions/story/reading-line.ts";
import { stepsOf } from "../../../../../src/client/features/exhibitions/story/story-keys.ts";

describe("reading: the reading line", () => {
  it("is in the middle of the window if the stage is beside the text", () => {
    const stage = { x: 0, y: 0, width: 900, height: 800 };
    const words = { x: 900, y: -3_000, width: 400, height: 9_000 };
    expect(readingLine(stage, words, 800)).toBe(400);
    expect(readingLine({ ...stage, x: 400 }, { ...words, x: 0 }, 800)).toBe(400);
  });

  it("is in the middle of the free space if the stage is above the text", () => {
    const stage = { x: 0, y: 0, width: 390, height: 440 };
    const words = { x: 16, y: 440, width: 358, height: 5_000 };
    expect(readingLine(stage, words, 800)).toBe(620);
  });

  it("has margins that leave one row of pixels of the window", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4_000 }),
        fc.double({ min: -100, max: 5_000, noNaN: true }),
        (height, line) => {
          const [above = NaN, , below = NaN] = marginsAround(line, height)
            .split(" ")
            .map((margin) => Math.abs(Number.parseInt(margin, 10)));
          expect(above + below).toBe(height - 1);
        },
      ),
    );
  });
});

describe("reading: keys in a story", () => {
  const bare = {
    key: "PageDown",
    shiftKey: false,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    defaultPrevented: false,
  };

  it.each([
    ["PageDown", 1],
    ["PageUp", -1],
    ["ArrowRight", 1],
    ["ArrowLeft", -1],
    [" ", 1],
    ["ArrowDown", 0],
    ["a", 0],
  ])("%j moves by %i steps", (key, steps) => {
    expect(stepsOf({ ...bare, key }, false)).toBe(steps);
  });

  it("reverse the arrows, but not the page keys, in right-to-left text", () => {
    expect(stepsOf({ ...bare, key: "ArrowLeft" }, true)).toBe(1);
    expect(stepsOf({ ...bare, key: "ArrowRight" }, true)).toBe(-1);
    expect(stepsOf(bare, true)).toBe(1);
  });

  it("move back with Shift and space, and do nothing with other modifiers", () => {
    expect(stepsOf({ ...bare, key: " ", shiftKey: true }, false)).toBe(-1);
    for (const held of ["altKey", "ctrlKey", "metaKey", "shiftKey", "defaultPrevented"]) {
      expect(stepsOf({ ...bare, [held]: true }, false)).toBe(0);
    }
  });
});
