import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromBytes, toBytes } from "../../src/view/compact.ts";
import { fromText, toText } from "../../src/view/view-text.ts";
import { wholeView } from "../../src/view/view.ts";
import { anyComparison, anyView } from "../support/views.ts";

describe("view-text: a view as text", () => {
  it("says what its bytes say, in one word", () => {
    fc.assert(
      fc.property(fc.oneof(anyView(), anyComparison()), (view) => {
        const text = toText(view);
        expect(text).toMatch(/^[\w-]+$/);
        expect(fromText(text)).toEqual(fromBytes(toBytes(view)));
      }),
    );
  });

  it("is one text for one view: what was read is written again alike", () => {
    fc.assert(
      fc.property(fc.oneof(anyView(), fc.string()), (given) => {
        const text = typeof given === "string" ? given : toText(given);
        const view = fromText(text);
        expect(view === null || toText(view) === text).toBe(true);
      }),
    );
  });

  it("is nothing where it was damaged, padded, or never was a view", () => {
    const text = toText(wholeView("harbour-at-night", 1));
    const damaged = ["", " ", "a", `${text}=`, ` ${text}`, text.slice(1), text.slice(0, -1)];
    for (const other of [...damaged, "a".repeat(100_000), "AQ\0"]) {
      expect(fromText(other)).toBeNull();
    }
  });
});
