import { DOMParser as TextParser, Slice } from "prosemirror-model";
import { EditorState } from "prosemirror-state";
import { describe, expect, it } from "vitest";
import {
  documentOf,
  textOf,
} from "../../../../../../src/client/features/desk/exhibitions/text/documents.ts";
import {
  isWithinDepth,
  withinDepth,
} from "../../../../../../src/client/features/desk/exhibitions/text/list-depth.ts";
import { cleanHtml } from "../../../../../../src/client/features/desk/exhibitions/text/pasted-html.ts";
import { asLine } from "../../../../../../src/client/features/desk/exhibitions/text/pasted-line.ts";
import { textSchema } from "../../../../../../src/client/features/desk/exhibitions/text/text-schema.ts";
import { readRichText } from "../../../../../../src/text/read-rich-text.ts";
import { noText, plainText } from "../../../../../../src/text/rich-text.ts";
import type { RichText } from "../../../../../../src/text/rich-text.ts";

/** Returns the rich text that results from pasting HTML. */
function pasted(html: string): RichText["content"] {
  const body = document.createElement("div");
  body.innerHTML = cleanHtml(html);
  const slice = TextParser.fromSchema(textSchema).parseSlice(body);
  const { tr, selection } = EditorState.create({ doc: documentOf(noText) });
  const text = textOf(tr.replaceSelection(withinDepth(slice, selection.$from)).doc);
  expect(readRichText(text)).toEqual({ text });
  return text.content;
}

const words = (text: string) => ({ type: "text", text });
const line = (...content: object[]) => ({ type: "paragraph", content });
const plain = (text: string) => line(words(text));
const item = (...content: object[]) => ({ type: "listItem", content });

const wordItem = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraph style='margin-left:36pt;mso-list:l0 level${level} lfo1'><!--[if !supportLists]--><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><!--[endif]-->${text}<o:p></o:p></p>`;

describe("pasting: conversion of pasted HTML", () => {
  it("retains text and removes styles, scripts, images and unknown elements", () => {
    const html = `<html><head><style>p { color: red }</style></head><body>
      <p style="color:red" class="x" onclick="alert(1)">One <span style="font-size:99px">line</span></p>
      <script>alert(1)</script><img src="https://example.org/x.png" onerror="alert(1)">
      <object></object><p>&nbsp;</p></body></html>`;
    expect(pasted(html)).toEqual([plain("One line")]);
  });

  it("reads bold and italic from inline styles and ignores `<b>` with normal weight", () => {
    const html = `<b style="font-weight:normal"><p><span style="font-weight:700">Bold</span> <span style="font-style:italic">slanted</span> plain</p></b>`;
    expect(pasted(html)).toEqual([
      line(
        { ...words("Bold"), marks: [{ type: "strong" }] },
        words(" "),
        { ...words("slanted"), marks: [{ type: "em" }] },
        words(" plain"),
      ),
    ]);
  });

  it("removes style and event handler attributes", () => {
    const html = `<style>p { color: red }</style><p style="font-weight:700" onclick="x()">a style=b</p><br><p>c</p>`;
    const cleaned = cleanHtml(html);
    expect(cleaned).not.toMatch(/ (style|onclick)="/);
    expect(pasted(html)).toEqual([
      line({ ...words("a style=b"), marks: [{ type: "strong" }] }),
      plain("c"),
    ]);
  });

  it("retains the language of words and paragraphs, except Word's spell-checking language", () => {
    const latin = { type: "language", attrs: { lang: "la" } };
    const html = `<p>A <span lang="LA" dir="ltr">terra <i>incognita</i></span></p><p lang="la">Nova</p><p lang="no tag">Old</p>`;
    expect(pasted(html)).toEqual([
      line(
        words("A "),
        { ...words("terra "), marks: [latin] },
        { ...words("incognita"), marks: [latin, { type: "em" }] },
      ),
      line({ ...words("Nova"), marks: [latin] }),
      plain("Old"),
    ]);
    expect(pasted(`<p class=MsoNormal>Die <span lang=EN-GB>Karte</span></p>`)).toEqual([
      plain("Die Karte"),
    ]);
  });

  it("maps titles and headings of all levels to levels 2 and 3", () => {
    const html = `<p class="MsoTitle">A</p><h1>B</h1><h2>C</h2><h3>D</h3><h5>E</h5>`;
    const levels = pasted(html).map((part) => part.type === "heading" && part.attrs.level);
    expect(levels).toEqual([2, 2, 2, 3, 3]);
  });

  it("converts Word's list paragraphs to nested lists", () => {
    const html = [
      "<p class=MsoNormal>Before</p>",
      wordItem(1, "·", "Sea"),
      wordItem(2, "a.", "Deep"),
      wordItem(1, "·", "Land"),
      "<p class=MsoNormal>After</p>",
    ].join("");
    expect(pasted(html)).toEqual([
      plain("Before"),
      {
        type: "bulletList",
        content: [
          item(plain("Sea"), { type: "orderedList", content: [item(plain("Deep"))] }),
          item(plain("Land")),
        ],
      },
      plain("After"),
    ]);
  });

  it.each([
    [
      "Word",
      `<p class=MsoNormal>Known<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'>[1]</span></span></a> since.</p>
       <div style='mso-element:footnote-list'><hr><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1" title=""><span class=MsoFootnoteReference>[1]</span></a> By Lambert.</p></div></div>`,
    ],
    [
      "Google Docs",
      `<p>Known<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup> since.</p><hr><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a><span> By Lambert.</span></p></div>`,
    ],
    [
      "LibreOffice",
      `<p>Known<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a> since.</p><div id="sdfootnote1"><p class="sdfootnote"><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a> By Lambert.</p></div>`,
    ],
  ])("converts footnotes of %s", (_, html) => {
    const [first, ...rest] = pasted(html);
    expect(rest).toEqual([]);
    expect(first).toMatchObject({
      content: [words("Known"), { type: "footnote" }, words(" since.")],
    });
    const note = first?.type === "paragraph" ? first.content?.[1] : undefined;
    const said = note?.type === "footnote" ? note.content?.map(({ text }) => text).join("") : "";
    expect(said?.trim()).toBe("By Lambert.");
  });

  it("retains allowed links and reduces other links to their text", () => {
    const html = `<p><a href="https://example.org/">a</a><a href="javascript:alert(1)">b</a><a href="file:///c:/x">c</a></p>`;
    expect(pasted(html)).toEqual([
      line(
        { ...words("a"), marks: [{ type: "link", attrs: { href: "https://example.org/" } }] },
        words("bc"),
      ),
    ]);
  });

  it("limits the nesting depth of lists, also when pasting into a list", () => {
    const deep = "<ul><li>".repeat(6) + "deepest" + "</li></ul>".repeat(6);
    expect(JSON.stringify(pasted(deep))).toContain("deepest");
    const doc = documentOf({
      type: "doc",
      content: [
        { type: "bulletList", content: [{ type: "listItem", content: [{ type: "paragraph" }] }] },
      ],
    });
    const inner = documentOf({ type: "doc", content: pasted(deep) });
    const slice = withinDepth(new Slice(inner.content, 0, 0), doc.resolve(3));
    expect(isWithinDepth(doc.replace(2, 2, new Slice(slice.content, 0, 0)))).toBe(true);
  });

  it("removes null characters and lone surrogates", () => {
    expect(pasted("<p>a\0b\uD800c</p>")).toEqual([plain("abc")]);
  });

  it("joins pasted paragraphs into one line for a single-line field", () => {
    const two = documentOf(plainText("One", "Two"));
    const slice = asLine(new Slice(two.content, 0, 0));
    expect(slice.content.textBetween(0, slice.content.size)).toBe("One Two");
    expect(slice.content.content.every((node) => node.isText)).toBe(true);
  });

  it("retains footnotes copied from the editor itself", () => {
    const html = `<p data-pm-slice="0 0 []"></p><p>Said<span data-footnote="">There</span></p>`;
    expect(pasted(html).at(-1)).toEqual(
      line(words("Said"), { type: "footnote", content: [words("There")] }),
    );
  });
});
