import fc from "fast-check";
import { EditorState } from "prosemirror-state";
import { describe, expect, it } from "vitest";
import {
  documentOf,
  laidIn,
  textOf,
} from "../../../../../../src/client/features/desk/exhibitions/text/documents.ts";
import { readRichText } from "../../../../../../src/text/read-rich-text.ts";
import { noText, plainText } from "../../../../../../src/text/rich-text.ts";
import type { Inline, RichText, Words } from "../../../../../../src/text/rich-text.ts";
import { anyRichText } from "../../../../../support/any-rich-text.ts";

type Part = { type: string; content?: Part[]; marks?: { type: string }[]; text?: string };

const rank = ["language", "link", "em", "strong"];

/** A text as one writes it: neighbouring words of the same look are one, and marks stand in one order. */
function asWritten(part: Part): Part {
  const marks = part.marks?.toSorted((a, b) => rank.indexOf(a.type) - rank.indexOf(b.type));
  const content = part.content?.map(asWritten).reduce<Part[]>((all, each) => {
    const last = all.at(-1);
    const isOn =
      last?.type === "text" &&
      each.type === "text" &&
      JSON.stringify(last.marks) === JSON.stringify(each.marks);
    return isOn
      ? [...all.slice(0, -1), { ...last, text: `${last.text}${each.text}` }]
      : [...all, each];
  }, []);
  return { ...part, ...(marks && { marks }), ...(content && { content }) };
}

describe("documents: a text in the editor", () => {
  it("is the text it was given, both ways", () => {
    fc.assert(
      fc.property(anyRichText, (text) => {
        const doc = documentOf(text);
        doc.check();
        const kept = textOf(doc);
        const saysNothing = JSON.stringify(text.content) === '[{"type":"paragraph"}]';
        expect(kept).toEqual(saysNothing ? noText : asWritten(text));
        expect(documentOf(kept).eq(doc)).toBe(true);
      }),
    );
  });

  it("is always one that may be kept", () => {
    fc.assert(
      fc.property(anyRichText, (text) => {
        const kept = textOf(documentOf(text));
        expect(readRichText(kept)).toEqual({ text: kept });
      }),
    );
  });

  it("begins with a line to write in, which is nothing as long as nothing is written", () => {
    const doc = documentOf(noText);
    expect(doc.childCount).toBe(1);
    expect(textOf(doc)).toEqual(noText);
  });

  it("becomes another one by what is different alone", () => {
    fc.assert(
      fc.property(anyRichText, anyRichText, (one, other) => {
        const state = EditorState.create({ doc: documentOf(one) });
        const next = documentOf(other);
        const laid = laidIn(state, next);
        expect((laid?.doc ?? state.doc).eq(next)).toBe(true);
      }),
    );
    const state = EditorState.create({ doc: documentOf(plainText("The sea", "The land")) });
    const laid = laidIn(state, documentOf(plainText("The sea", "The high land")));
    expect(laid?.mapping.map(state.doc.content.size - 1)).toBe(state.doc.content.size + 4);
    expect(laid?.mapping.map(4)).toBe(4);
  });

  it("keeps footnotes, with their own emphasis and links", () => {
    const words: Words[] = [
      { type: "text", text: "See " },
      { type: "text", text: "there", marks: [{ type: "link", attrs: { href: "/works" } }] },
    ];
    const line: Inline[] = [
      { type: "text", text: "Said" },
      { type: "footnote", content: words },
    ];
    const text: RichText = { type: "doc", content: [{ type: "paragraph", content: line }] };
    expect(textOf(documentOf(text))).toEqual(text);
  });
});
