import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { printHtml } from "../../src/text/marked-html.ts";
import { parseMarkedText } from "../../src/text/marked-text.ts";
import type { Run } from "../../src/text/marked-runs.ts";
import { runs } from "../support/runs.ts";

const html = (text: string) => printHtml(parseMarkedText(text));
const runsIn = (text: string): Run[] =>
  parseMarkedText(text).flatMap((block) =>
    block.kind === "paragraph" ? block.runs : block.items.flat(),
  );
const shown = (text: string) => runsIn(text).map((run) => run.text);
const hrefs = (text: string) => runsIn(text).flatMap(({ href }) => (href === null ? [] : [href]));

/** Texts that contain everything that could be parsed as a mark, and arbitrary characters. */
const piece = fc.oneof(
  fc.constantFrom(
    "*",
    "**",
    "***",
    "****",
    "[",
    "]",
    "(",
    ")",
    "](",
    "- ",
    "1. ",
    "2. ",
    "\n",
    "\r\n",
    " ",
  ),
  fc.constantFrom(
    "http://",
    "https://a.example/",
    "HTTP://B.example",
    "javascript:",
    "data:",
    "//",
  ),
  fc.constantFrom(
    "<script>",
    "</p>",
    "&amp;",
    '"',
    "'",
    "\\",
    "a",
    "word",
    "é",
    "\u{1f600}",
    "\u2028",
  ),
  fc.string({ unit: "binary", maxLength: 6 }),
);
const hostile = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(""));

describe("marked-text: parsing a text with marks", () => {
  it("reads paragraphs, emphasis, strong text, lists and links", () => {
    expect(html("The *sea* at **night**.\nA line.\n\nAnother")).toBe(
      "<p>The <em>sea</em> at <strong>night</strong>.<br>A line.</p><p>Another</p>",
    );
    expect(html("See:\n- one\n- *two*\n1. a\n2. b")).toBe(
      "<p>See:</p><ul><li>one</li><li><em>two</em></li></ul><ol><li>a</li><li>b</li></ol>",
    );
    expect(html("[The *map*](https://a.example/x?y=1&z) here")).toBe(
      '<p><a href="https://a.example/x?y=1&amp;z" rel="nofollow ugc">The </a>' +
        '<a href="https://a.example/x?y=1&amp;z" rel="nofollow ugc"><em>map</em></a> here</p>',
    );
    expect(html("***both*** and **a *b* c**")).toBe(
      "<p><strong><em>both</em></strong> and <strong>a </strong><strong><em>b</em></strong><strong> c</strong></p>",
    );
  });

  it("links addresses, without the punctuation of the sentence", () => {
    const text = "(see https://a.example/Foo_(bar)), or http://b.example.";
    expect(hrefs(text)).toEqual(["https://a.example/Foo_(bar)", "http://b.example/"]);
    expect(shown(text).join("")).toBe(text);
    expect(shown("https://a.example/*x*y")).toEqual(["https://a.example/*x*y"]);
  });

  it.each([
    "2*3*4",
    "5 * 3 * 2",
    "*",
    "** a **",
    "a *b",
    "****a****",
    "[](//a.example)",
    "[words](javascript:alert(1))",
    "[words](data:text/html,x)",
    "[words](//a.example)",
    "[words](https://)",
    "https://user:word@a.example",
    "xhttps://a.example",
    "1850. It was a year",
    "2. is not the first",
    "-no item",
    "# no heading",
    "<b>no tag</b>",
    "`no code` _no_ ~no~ ![no](picture)",
  ])("leaves incomplete marks as plain text: %s", (text) => {
    expect(runsIn(text).every((run) => !run.isEmphasis && !run.isStrong && run.href === null)).toBe(
      true,
    );
    expect(parseMarkedText(text)).toHaveLength(1);
    expect(shown(text).join("")).toBe(text);
  });

  it("accepts any text and loses no word of it", () => {
    const words = (text: string) => text.match(/[\p{L}\p{N}]/gu) ?? [];
    fc.assert(
      fc.property(hostile, (text) => {
        const blocks = parseMarkedText(text);
        const kept = blocks.flatMap((block) =>
          block.kind === "paragraph"
            ? [block.runs]
            : block.items.map((runs, at) => {
                const number = { text: block.isNumbered ? `${at + 1}` : "", href: null };
                return [number, ...runs];
              }),
        );
        // The address of a link with words is not in the visible text.
        const isWorded = /\]\(/.test(text);
        if (!isWorded) {
          const said = kept.flat().map((run) => run.text);
          expect(words(said.join(""))).toEqual(words(text));
        }
      }),
      { numRuns: runs(500) },
    );
  });

  it("keeps the text and address of a link at any position", () => {
    const word = fc.stringMatching(/^[a-z]{1,8}$/);
    fc.assert(
      fc.property(word, word, word, word, (before, words, path, after) => {
        const text = `${before} [${words}](https://a.example/${path}) ${after}`;
        expect(shown(text)).toEqual([`${before} `, words, ` ${after}`]);
        expect(hrefs(text)).toEqual([`https://a.example/${path}`]);
      }),
    );
  });

  it("links only to web pages", () => {
    fc.assert(
      fc.property(hostile, (text) => {
        for (const href of hrefs(text)) expect(href).toMatch(/^https?:\/\/[^/@\s]/);
      }),
      { numRuns: runs(500) },
    );
  });

  it("renders as HTML with only the allowed elements and everything else escaped", () => {
    const allowed = /<(\/?(p|ul|ol|li|em|strong)|br|\/a|a href="[^"<>]*" rel="nofollow ugc")>/g;
    fc.assert(
      fc.property(hostile, (text) => {
        const rest = html(text).replace(allowed, "");
        expect(rest).not.toMatch(/[<>"']/);
        expect(rest.replace(/&(amp|lt|gt|quot|#39);/g, "")).not.toContain("&");
      }),
      { numRuns: runs(500) },
    );
  });

  describe("finishes in time for 100,000 repetitions of", () => {
    const isReadSoon = (part: string) => {
      const length = (times: number) => shown(part.repeat(times)).join("").length;
      // A quadratic algorithm would exceed the test's timeout.
      expect(length(100_000)).toBeGreaterThan(length(1));
    };

    it.each(["*", "**a", "[", "[a](", "http://", "(", "a* ", "*a", "- "])("%j", isReadSoon);

    const ofLinks = ["[a](http://", "[a](http://x.y/(", "%http://%", "1. a\n"];
    it.each([...ofLinks, " [a](http://x.y) *b* "])("%j", { tags: ["full"] }, isReadSoon);
  });
});
