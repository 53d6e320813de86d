import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wordDifferences } from "../../../../../src/client/features/desk/exhibitions/merging/word-differences.ts";

describe("word-differences: word-level comparison of two texts", () => {
  it("marks the words that the other text lacks", () => {
    expect(wordDifferences("the wide sea", "the sea")).toEqual([
      { text: "the ", isOwn: false },
      { text: "wide ", isOwn: true },
      { text: "sea", isOwn: false },
    ]);
  });

  it("returns the whole text, with equally many common words in both directions", () => {
    const text = fc.array(fc.constantFrom("a", "b", " ", "\n")).map((each) => each.join(""));
    fc.assert(
      fc.property(text, text, (one, other) => {
        const runs = wordDifferences(one, other);
        expect(runs.map((run) => run.text).join("")).toBe(one);
        const shared = (of: typeof runs) =>
          of.flatMap((run) => (run.isOwn ? [] : (run.text.match(/\s+|\S+/g) ?? []))).length;
        expect(shared(runs)).toBe(shared(wordDifferences(other, one)));
        if (one === other) expect(runs.some(({ isOwn }) => isOwn)).toBe(false);
      }),
    );
  });
});
