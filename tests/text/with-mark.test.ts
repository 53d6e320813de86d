import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseMarkedText } from "../../src/text/marked-text.ts";
import { withMark } from "../../src/text/with-mark.ts";
import type { Mark } from "../../src/text/with-mark.ts";

/** A text in which brackets stand around what is chosen. */
function chosen(given: string) {
  const text = given.replace(/[[\]]/g, "");
  return { text, from: given.indexOf("["), to: given.indexOf("]") - 1 };
}
const shown = ({ text, from, to }: ReturnType<typeof chosen>) =>
  `${text.slice(0, from)}[${text.slice(from, to)}]${text.slice(to)}`;

describe("with-mark: a mark around chosen words", () => {
  it.each<[string, Mark, string]>([
    ["A [ship] sails", "**", "A **[ship]** sails"],
    ["A **[ship]** sails", "**", "A [ship] sails"],
    ["A [**ship**] sails", "**", "A [ship] sails"],
    ["A[ ship ]sails", "*", "A *[ship]* sails"],
    ["A *[ship]* sails", "*", "A [ship] sails"],
    ["A *[ship]* sails", "**", "A ***[ship]*** sails"],
    ["A ***[ship]*** sails", "**", "A *[ship]* sails"],
    ["A **[ship]** sails", "*", "A ***[ship]*** sails"],
    ["A [] sails", "*", "A *[]* sails"],
    ["A *[]* sails", "*", "A [] sails"],
  ])("makes of %j with %j %j", (given, mark, result) => {
    expect(shown(withMark(chosen(given), mark))).toBe(result);
  });

  it("is read as such, and goes when it is put there again", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "b", "é"), minLength: 1, maxLength: 4 });
    const words = fc.array(word, { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(words, fc.nat(), fc.nat(), fc.boolean(), (all, one, other, isStrong) => {
        const [first, last] = [one % all.length, other % all.length].toSorted((a, b) => a - b) as [
          number,
          number,
        ];
        const text = all.join(" ");
        const from = all.slice(0, first).join(" ").length + (first > 0 ? 1 : 0);
        const to = all.slice(0, last + 1).join(" ").length;
        const marked = withMark({ text, from, to }, isStrong ? "**" : "*");
        const [block] = parseMarkedText(marked.text);
        if (block?.kind !== "paragraph") throw new Error("It is no paragraph.");
        expect(block.runs.map((run) => run.text).join("")).toBe(text);
        const run = block.runs.find((each) => (isStrong ? each.isStrong : each.isEmphasis));
        expect(run?.text).toBe(text.slice(from, to));
        expect(withMark(marked, isStrong ? "**" : "*")).toEqual({ text, from, to });
      }),
    );
  });
});
