import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseMarkedText } from "../../src/text/marked-text.ts";
import { withMark } from "../../src/text/with-mark.ts";
import type { Mark } from "../../src/text/with-mark.ts";
import { runs } from "../support/runs.ts";

/** Parses a text in which brackets enclose the selection. */
function chosen(given: string) {
  const text = given.replace(/[[\]]/g, "");
  return { text, from: given.indexOf("["), to: given.indexOf("]") - 1 };
}
const shown = ({ text, from, to }: ReturnType<typeof chosen>) =>
  `${text.slice(0, from)}[${text.slice(from, to)}]${text.slice(to)}`;

describe("with-mark: marking the selected words", () => {
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
    ["A sh[i]p sails", "**", "A **[ship]** sails"],
    ["A [ship, sa]ils", "*", "A *[ship, sails]*"],
    ["A [steam-]ship", "*", "A *[steam]*-ship"],
    ["A ship[, too]", "*", "A ship, *[too]*"],
    ["A ship[,] too", "*", "A ship[,] too"],
    ["A sh[]ip sails", "**", "A **sh[]ip** sails"],
    ["A **sh[]ip** sails", "**", "A sh[]ip sails"],
    ["A **ship[]**", "**", "A **ship**[]"],
    ["A **ship**[]", "**", "A **ship**[]"],
    ["A **[ship** sa]ils", "**", "A **[ship sails]**"],
    ["A **small [ship]**", "**", "A **small** [ship]"],
    ["A [*small* ship]", "**", "A ***[small*** **ship]**"],
    ["A [small *ship* sails]", "**", "A **[small *ship* sails]**"],
    ["[One.\n\n Two ]\n", "**", "**[One.**\n\n **Two]** \n"],
    ["**[One.**\n\n**Two]**", "**", "[One.\n\nTwo]"],
    ["[One\ntwo]", "*", "*[One\ntwo]*"],
    ["See\n[- one\n- two\n1. three]", "*", "See\n- *[one*\n- *two*\n1. *three]*"],
    ["See ht[tp://a.example/b] now", "**", "See **[http://a.example/b]** now"],
    ["A* [ship]*", "**", "A* [ship]*"],
    ["*[- a]* b", "*", "*[- a]* b"],
  ])("turns %j with %j into %j", (given, mark, result) => {
    expect(shown(withMark(chosen(given), mark))).toBe(result);
  });

  it.each([
    ["the map", "[**the map**](http://a.example)"],
    ["map", "[the **map**](http://a.example)"],
    ["the map](http", "[**the map**](http://a.example)"],
    ["See [the map](http://a.example) now", "**See [the map](http://a.example) now**"],
    ["See [the map", "**See [the map](http://a.example)**"],
  ])("leaves the address of a link unchanged: %s", (words, result) => {
    const text = "See [the map](http://a.example) now";
    const from = text.indexOf(words);
    expect(withMark({ text, from, to: from + words.length }, "**").text).toContain(result);
  });

  const mark = fc.constantFrom<Mark>("*", "**");
  /** Generates texts of these pieces with a selection. */
  const chosenOf = (pieces: fc.Arbitrary<string[]>) =>
    fc.tuple(pieces, fc.nat(), fc.nat()).map(([all, one, other]) => {
      const text = all.join("");
      const [from = 0, to = 0] = [one, other]
        .map((at) => at % (text.length + 1))
        .toSorted((a, b) => a - b);
      return { text, from, to };
    });
  const runsIn = (text: string) =>
    parseMarkedText(text).map((block) => (block.kind === "paragraph" ? [block.runs] : block.items));

  it("marks exactly the selected whole words, and unmarks them when applied again", () => {
    const begin = fc.constantFrom("- ", "* ", "1. ", "2. ", "  ", "\n", "");
    const words = fc.stringMatching(/^[a-zé]{1,4}([,.]? [a-zé]{1,3}){0,3}$/);
    const line = fc.tuple(begin, words).map((both) => `${both.join("")}\n`);
    fc.assert(
      fc.property(chosenOf(fc.array(line, { minLength: 1, maxLength: 5 })), mark, (given, sign) => {
        const { text, from, to } = given;
        fc.pre(/\p{L}/u.test(text.slice(from, to)));
        const marked = withMark(given, sign);
        const isMarked = runsIn(marked.text)
          .flat(2)
          .flatMap(({ text: run, isStrong, isEmphasis }) =>
            (run.match(/\p{L}/gu) ?? []).map((letter) => [
              letter,
              sign === "**" ? isStrong : isEmphasis,
            ]),
          );
        const isMeant = [...text.matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) =>
          [...word].map((letter) => [letter, index < to && index + word.length > from]),
        );
        expect(isMarked).toEqual(isMeant);
        expect(withMark(marked, sign).text).toBe(text);
      }),
    );
  });

  it("never changes the visible text", () => {
    const piece = fc.oneof(
      fc.constantFrom("*", "**", "***", "[", "](http://a.example)", "http://a.example/", "(", ")"),
      fc.constantFrom("a", "word ", "é", "- ", "\n", "\n1. ", "\r\n", " ", ", "),
    );
    const read = (text: string) =>
      runsIn(text).map((lines) => lines.map((line) => line.map((run) => run.text).join("")));
    const given = chosenOf(fc.array(piece, { minLength: 1, maxLength: 30 }));
    fc.assert(
      fc.property(given, mark, (before, sign) => {
        fc.pre(before.text.slice(before.from, before.to).trim() !== "");
        expect(read(withMark(before, sign).text)).toEqual(read(before.text));
      }),
      { numRuns: runs(1000) },
    );
  });
});
