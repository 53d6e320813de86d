import { EditorState, TextSelection } from "prosemirror-state";
import type { Command } from "prosemirror-state";
import { describe, expect, it } from "vitest";
import {
  documentOf,
  textOf,
} from "../../../../../../src/client/features/desk/exhibitions/text/documents.ts";
import { setFootnote } from "../../../../../../src/client/features/desk/exhibitions/text/footnotes.ts";
import {
  linkAround,
  readHref,
  setLink,
} from "../../../../../../src/client/features/desk/exhibitions/text/links.ts";
import { moveIn } from "../../../../../../src/client/features/desk/exhibitions/text/text-commands.ts";
import { textKeys } from "../../../../../../src/client/features/desk/exhibitions/text/text-keys.ts";
import {
  languageAround,
  setLanguage,
} from "../../../../../../src/client/features/desk/exhibitions/text/word-marks.ts";
import { plainText } from "../../../../../../src/text/rich-text.ts";
import type { Inline, ListItem, RichText } from "../../../../../../src/text/rich-text.ts";

const nothing = () => undefined;
const plugins = textKeys({ onLink: nothing, onFootnote: nothing, onTools: nothing });

/** Creates the editor state of a text with a cursor or selection. */
function stateOf(text: RichText, from: number, to = from) {
  const doc = documentOf(text);
  return EditorState.create({ doc, plugins, selection: TextSelection.create(doc, from, to) });
}

function after(state: EditorState, command: Command): EditorState {
  let next = state;
  command(state, (tr) => (next = state.apply(tr)));
  return next;
}

const item = (text: string, ...inner: ListItem["content"]): ListItem => ({
  type: "listItem",
  content: [{ type: "paragraph", content: [{ type: "text", text }] }, ...inner],
});
const list = (...content: ListItem[]) => ({ type: "bulletList" as const, content });

describe("text-commands: editing commands of the rich text field", () => {
  it("do not indent a list item beyond the maximum depth", () => {
    const items = (depth: number): ListItem[] =>
      depth === 1 ? [item("one"), item("two")] : [item("in", list(...items(depth - 1)))];
    const inLast = (depth: number) => {
      const text: RichText = { type: "doc", content: [list(...items(depth))] };
      const { content } = documentOf(text);
      return stateOf(text, content.size - 1 - 2 * depth);
    };
    const third = inLast(3);
    expect(after(third, moveIn).doc.eq(third.doc)).toBe(false);
    const fourth = inLast(4);
    expect(after(fourth, moveIn).doc.eq(fourth.doc)).toBe(true);
  });

  it("change or remove the whole link around the cursor", () => {
    const linked = after(stateOf(plainText("The deep sea"), 5, 9), setLink("/works"));
    const inside = linked.apply(linked.tr.setSelection(TextSelection.create(linked.doc, 7)));
    expect(linkAround(inside)).toBe("/works");
    const link = { type: "link", attrs: { href: "/albums" } };
    expect(textOf(after(inside, setLink("/albums")).doc).content).toMatchObject([
      { content: [{ text: "The " }, { text: "deep", marks: [link] }, { text: " sea" }] },
    ]);
    expect(textOf(after(inside, setLink(null)).doc)).toEqual(plainText("The deep sea"));
  });

  it("set the language of a selection, and remove it from all or part of it", () => {
    const latin = { type: "language", attrs: { lang: "la" } };
    const marked = after(stateOf(plainText("A terra incognita"), 3, 18), setLanguage("la"));
    expect(textOf(marked.doc).content).toMatchObject([
      { content: [{ text: "A " }, { text: "terra incognita", marks: [latin] }] },
    ]);
    const select = (from: number, to = from) =>
      marked.apply(marked.tr.setSelection(TextSelection.create(marked.doc, from, to)));
    expect([languageAround(select(5)), languageAround(select(1))]).toEqual(["la", null]);
    expect(textOf(after(select(9, 18), setLanguage(null)).doc).content).toMatchObject([
      { content: [{ text: "A " }, { text: "terra ", marks: [latin] }, { text: "incognita" }] },
    ]);
    expect(textOf(after(select(5), setLanguage(null)).doc)).toEqual(plainText("A terra incognita"));
    expect(setLanguage("la")(select(1))).toBe(false);
  });

  it("insert the link's address as text when nothing is selected", () => {
    const { doc } = after(stateOf(plainText("See "), 5), setLink("mailto:a@example.org"));
    expect(doc.textContent).toBe("See a@example.org");
  });

  it.each([
    ["https://example.org/a", "https://example.org/a"],
    [" example.org/a?b ", "https://example.org/a?b"],
    ["me@example.org", "mailto:me@example.org"],
    ["/works/dymaxion", "/works/dymaxion"],
    ["javascript:alert(1)", null],
    ["two words", null],
    ["", null],
  ])("read %j as a link's address", (typed, href) => {
    expect(readHref(typed)).toBe(href);
  });

  it("leave line breaks and footnotes unchanged when a link covers the text around them", () => {
    const note: Inline = { type: "footnote", content: [{ type: "text", text: "Of 1855" }] };
    const line: Inline[] = [
      { type: "text", text: "The" },
      note,
      { type: "hardBreak" },
      { type: "text", text: "sea" },
    ];
    const text: RichText = { type: "doc", content: [{ type: "paragraph", content: line }] };
    const all = stateOf(text, 1, documentOf(text).content.size - 1);
    const marks = [{ type: "link", attrs: { href: "/works" } }];
    expect(textOf(after(all, setLink("/works")).doc).content).toEqual([
      {
        type: "paragraph",
        content: [
          { type: "text", text: "The", marks },
          note,
          { type: "hardBreak" },
          { type: "text", text: "sea", marks },
        ],
      },
    ]);
  });

  it("remove a footnote that has no text", () => {
    const noted = after(
      stateOf(plainText("The sea"), 4),
      setFootnote(null, [{ type: "text", text: "Of 1855" }]),
    );
    expect(textOf(after(noted, setFootnote(4, undefined)).doc)).toEqual(plainText("The sea"));
  });
});
