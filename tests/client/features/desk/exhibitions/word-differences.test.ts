import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wordDifferences } from "../../../../../src/client/features/desk/exhibitions/merging/word-differences.ts";

describe("word-differences: telling two texts apart by their words", () => {
  it("marks the words that the other one lacks", () => {
    expect(wordDifferences("the wide sea", "the sea")).toEqual([
      { text: "the ", isOwn: false },
      { text: "wide ", isOwn: true },
      { text: "sea", isOwn: false },
    ]);
  });

  it("gives the whole text, and as much unmarked of it as of the other one", () => {
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
