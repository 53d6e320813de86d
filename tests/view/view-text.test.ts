import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromBytes, toBytes } from "../../src/view/compact.ts";
import { fromText, toText } from "../../src/view/view-text.ts";
import { wholeView } from "../../src/view/view.ts";
import { anyComparison, anyView } from "../support/views.ts";

describe("view-text: a view as text", () => {
  it("encodes the same view as its bytes, in one word", () => {
    fc.assert(
      fc.property(fc.oneof(anyView(), anyComparison()), (view) => {
        const text = toText(view);
        expect(text).toMatch(/^[\w-]+$/);
        expect(fromText(text)).toEqual(fromBytes(toBytes(view)));
      }),
    );
  });

  it("has exactly one spelling: a text that is read is written identically again", () => {
    fc.assert(
      fc.property(fc.oneof(anyView(), fc.string()), (given) => {
        const text = typeof given === "string" ? given : toText(given);
        const view = fromText(text);
        expect(view === null || toText(view) === text).toBe(true);
      }),
    );
  });

  it("is null if it is damaged, padded or not a view", () => {
    const text = toText(wholeView("harbour-at-night", 1));
    const damaged = ["", " ", "a", `${text}=`, ` ${text}`, text.slice(1), text.slice(0, -1)];
    for (const other of [...damaged, "a".repeat(100_000), "AQ\0"]) {
      expect(fromText(other)).toBeNull();
    }
  });
});
