import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readRichText } from "../../src/text/read-rich-text.ts";
import {
  hasWords,
  mayLead,
  noText,
  plainText,
  richTextLimits,
  wordsOf,
} from "../../src/text/rich-text.ts";
import { anyRichText } from "../support/any-rich-text.ts";

const paragraph = (...content: object[]) => ({
  type: "doc",
  content: [{ type: "paragraph", content }],
});
const text = (words: string, ...marks: object[]) => ({
  type: "text",
  text: words,
  ...(marks.length > 0 && { marks }),
});
const language = (lang: string, more: object = {}) => ({
  type: "language",
  attrs: { lang, ...more },
});
const link = (href: unknown) => ({ type: "link", attrs: { href } });

describe("read-rich-text: an uploaded rich text", () => {
  it("is returned unchanged if it is valid", () => {
    fc.assert(
      fc.property(anyRichText, (given) => {
        expect(readRichText(structuredClone(given))).toEqual({ text: given });
      }),
    );
  });

  it("is rejected if any part has an unknown property", () => {
    fc.assert(
      fc.property(
        anyRichText,
        fc.nat(),
        fc.constantFrom("onclick", "attrs", "html", "marks"),
        (given, at, name) => {
          const parts = partsOf(given);
          const spoilt = structuredClone(given);
          const part = partsOf(spoilt)[at % parts.length];
          Object.assign(part ?? {}, { [name]: { style: "position: fixed" } });
          expect(readRichText(spoilt)).toHaveProperty("fault");
        },
      ),
    );
  });

  it.each([
    ["nothing", null],
    ["words alone", "words"],
    ["a list of parts", [noText]],
    ["HTML", { type: "doc", content: "<p>Words</p>" }],
    ["a paragraph alone", { type: "paragraph" }],
    [
      "a heading of the first level",
      { type: "doc", content: [{ type: "heading", attrs: { level: 1 } }] },
    ],
    [
      "a heading with a style",
      { type: "doc", content: [{ type: "heading", attrs: { level: 2, style: "" } }] },
    ],
    ["a list without items", { type: "doc", content: [{ type: "bulletList", content: [] }] }],
    [
      "a quotation of a heading",
      {
        type: "doc",
        content: [{ type: "blockquote", content: [{ type: "heading", attrs: { level: 2 } }] }],
      },
    ],
    ["an image", paragraph({ type: "image", attrs: { src: "https://example.org/a.jpg" } })],
    ["a script", { type: "doc", content: [{ type: "script", content: [] }] }],
    ["words without words", paragraph(text(""))],
    ["words with one mark twice", paragraph(text("a", { type: "em" }, { type: "em" }))],
    ["words in colour", paragraph(text("a", { type: "textStyle", attrs: { color: "red" } }))],
    ["words in no language", paragraph(text("a", language("a b")))],
    ["words in a language and a style", paragraph(text("a", language("la", { style: "" })))],
    ["words in two languages", paragraph(text("a", language("la"), language("grc")))],
    ["a footnote in a footnote", paragraph({ type: "footnote", content: [{ type: "footnote" }] })],
    ["what an object inherits", { type: "doc", content: [{ type: "constructor" }] }],
  ])("is rejected if it is %s", (_, given) => {
    expect(readRichText(given)).toEqual({ fault: "shape" });
  });

  it("is limited in characters, parts and depth", () => {
    const many = Array.from({ length: richTextLimits.parts }, () => ({ type: "paragraph" }));
    expect(readRichText({ type: "doc", content: many })).toEqual({ fault: "long" });
    expect(readRichText(plainText("a".repeat(richTextLimits.words)))).toHaveProperty("text");
    expect(readRichText(plainText("a".repeat(richTextLimits.words), "a"))).toEqual({
      fault: "long",
    });
    const deep = (depth: number): object =>
      depth === 0
        ? { type: "paragraph" }
        : { type: "bulletList", content: [{ type: "listItem", content: [deep(depth - 1)] }] };
    expect(readRichText({ type: "doc", content: [deep(richTextLimits.depth)] })).toHaveProperty(
      "text",
    );
    expect(readRichText({ type: "doc", content: [deep(richTextLimits.depth + 1)] })).toEqual({
      fault: "shape",
    });
  });

  it("is rejected if it contains half a surrogate pair or a null character", () => {
    for (const words of ["a\0b", "\ud83d"]) {
      expect(readRichText(plainText(words))).toEqual({ fault: "character" });
    }
    expect(readRichText(plainText("🗺️ 地図 خريطة"))).toHaveProperty("text");
  });

  it("gets its language tags normalised", () => {
    expect(readRichText(paragraph(text("a", language("PT-br"))))).toEqual({
      text: paragraph(text("a", language("pt-BR"))),
    });
  });

  it("may link only to web addresses, mail addresses and pages of the site", () => {
    const good = [
      "https://example.org/a?b#c",
      "http://example.org",
      "mailto:ada@example.org",
      "/works/a",
      "#note",
    ];
    const bad = [
      "javascript:alert(1)",
      "JavaScript:alert(1)",
      " https://example.org",
      "//example.org",
      "data:text/html,a",
      "https://",
      "ftp://example.org",
      "vbscript:a",
      "/\\example.org",
      "https://example.org@example.net/",
      "https://me:secret@example.org/",
      `https://example.org/${"a".repeat(2000)}`,
    ];
    for (const href of good) {
      expect(readRichText(paragraph(text("here", link(href))))).toHaveProperty("text");
      expect(mayLead(href)).toBe(true);
    }
    for (const href of bad) {
      expect(readRichText(paragraph(text("here", link(href)))), href).toEqual({ fault: "link" });
    }
    expect(readRichText(paragraph(text("here", link(7))))).toEqual({ fault: "shape" });
  });
});

it("read-rich-text: a text's words are its lines, without footnotes", () => {
  const given = {
    type: "doc" as const,
    content: [
      {
        type: "heading" as const,
        attrs: { level: 2 as const },
        content: [{ type: "text" as const, text: "Poles" }],
      },
      {
        type: "paragraph" as const,
        content: [
          { type: "text" as const, text: "North" },
          { type: "footnote" as const, content: [{ type: "text" as const, text: "And south." }] },
          { type: "hardBreak" as const },
          { type: "text" as const, text: "wards" },
        ],
      },
    ],
  };
  expect(wordsOf(given)).toBe("Poles\nNorth\nwards");
  expect([hasWords(given), hasWords(noText), hasWords(plainText(" "))]).toEqual([
    true,
    false,
    false,
  ]);
});

/** Returns all nodes of a text except its words. */
function partsOf(part: object): object[] {
  const content: object[] = "content" in part && Array.isArray(part.content) ? part.content : [];
  return [part, ...content.flatMap(partsOf)];
}
