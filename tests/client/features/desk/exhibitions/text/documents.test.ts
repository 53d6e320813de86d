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

/** Normalizes a text like the editor: merges neighbouring text of the same formatting, and sorts marks. */
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

describe("documents: conversion between rich text and editor documents", () => {
  it("preserves any rich text in both directions", () => {
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

  it("always returns valid rich text", () => {
    fc.assert(
      fc.property(anyRichText, (text) => {
        const kept = textOf(documentOf(text));
        expect(readRichText(kept)).toEqual({ text: kept });
      }),
    );
  });

  it("represents an empty text as one empty paragraph", () => {
    const doc = documentOf(noText);
    expect(doc.childCount).toBe(1);
    expect(textOf(doc)).toEqual(noText);
  });

  it("updates a document to another text by replacing only the difference", () => {
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

  it("preserves footnotes that contain links and emphasis", () => {
    const words: Words[] = [
      { type: "text", text: "See " },
      { type: "text", text: "there", marks: [{ type: "link", attrs: { href: "/works" } }] },
      { type: "text", text: " now", marks: [{ type: "em" }] },
    ];
    const line: Inline[] = [
      { type: "text", text: "Said" },
      { type: "footnote", content: words },
    ];
    const text: RichText = { type: "doc", content: [{ type: "paragraph", content: line }] };
    expect(textOf(documentOf(text))).toEqual(text);
  });
});
