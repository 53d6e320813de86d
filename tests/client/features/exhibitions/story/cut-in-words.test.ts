import fc from "fast-check";
import { expect, test } from "vitest";
import { cutInWords } from "../../../../../src/client/features/exhibitions/story/cut-in-words.ts";

const image = { width: 900, height: 600 };
const whole = { region: null, rotation: 0, mirror: false };
const corner = { ...whole, region: { x: 0, y: 0, width: 90, height: 60 } };

test.each([
  ["A coast", corner, "A coast, upper left part"],
  ["A coast along the lower edge.", corner, "A coast along the lower edge, upper left part"],
  ["A coast.", { ...whole, mirror: true }, "A coast, mirrored"],
  ["A coast, and the sea … ", corner, "A coast, and the sea, upper left part"],
  ["A coast. A ship.", corner, "A coast. A ship, upper left part"],
  ["A coast along the lower edge.", whole, "A coast along the lower edge."],
  ["…", corner, "upper left part"],
])("cut-in-words: combines the description %j with the shown part", (shows, frame, words) => {
  expect(cutInWords(shows, frame, image)).toBe(words);
});

test("cut-in-words: adds no comma after a full stop", () => {
  const shows = fc.string({ unit: fc.constantFrom("a", " ", ".", "…"), maxLength: 8 });
  fc.assert(
    fc.property(shows, (text) => {
      expect(cutInWords(text, corner, image)).toMatch(/^([^,]*[^\s.…], )?upper left part$/);
    }),
  );
});
