import { describe, expect, it } from "vitest";
import { plainText } from "../../../../src/text/rich-text.ts";
import type { RichText } from "../../../../src/text/rich-text.ts";
import { renderBlocks } from "./render-block.tsx";

const text = (words: string) => ({ __typename: "TextBlock", text: plainText(words) });

/** Returns a text with a footnote. */
const noted = (words: string, note: string): RichText => ({
  type: "doc",
  content: [
    {
      type: "paragraph",
      content: [
        { type: "text", text: words },
        { type: "footnote", content: [{ type: "text", text: note }] },
      ],
    },
  ],
});

describe("ExhibitionBlocks: the blocks of an exhibition", () => {
  it("appear in their order", async () => {
    const { container } = await renderBlocks([text("First"), text("Second"), text("Third")]);
    expect([...container.querySelectorAll("p")].map((part) => part.textContent)).toEqual([
      "First",
      "Second",
      "Third",
    ]);
  });

  it("are replaced by a note if their type is unknown", async () => {
    const { screen } = await renderBlocks([
      text("Before"),
      { __typename: "HologramBlock", depth: 3 },
      text("After"),
    ]);
    screen.getByText("Before");
    screen.getByText(/needs a newer version of the site/);
    screen.getByText("After");
  });

  it("are of unknown type if their type is named like a property of Object.prototype", async () => {
    const { screen } = await renderBlocks([{ __typename: "constructor" }, text("After")]);
    screen.getByText(/needs a newer version of the site/);
    screen.getByText("After");
  });

  it("do not affect the others if one fails to render", async () => {
    const broken = { __typename: "QuotationBlock", words: "A", source: null, address: "nowhere" };
    const { screen } = await renderBlocks([text("Before"), broken, text("After")]);
    screen.getByText("Before");
    screen.getByText("This part cannot be shown just now.");
    screen.getByText("After");
  });

  it("number their footnotes together with those of the introduction and credits", async () => {
    const { screen } = await renderBlocks(
      [
        { __typename: "TextBlock", text: noted("One", "of one") },
        text("Without"),
        { __typename: "TextBlock", text: noted("Two", "of two") },
      ],
      { introduction: noted("Intro", "of intro"), credits: noted("Thanks", "of thanks") },
    );
    const links = screen.getAllByRole("doc-noteref");
    expect(links.map((link) => link.textContent)).toEqual([
      "Footnote 2",
      "Footnote 3",
      "Footnote 4",
    ]);
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "#footnote-2",
      "#footnote-3",
      "#footnote-4",
    ]);
    const notes = screen.getByRole("doc-endnotes");
    expect(
      [...notes.querySelectorAll("li")].map(({ id, textContent }) => [id, textContent]),
    ).toEqual([
      ["footnote-1", "of intro ↩Back to where note 1 belongs"],
      ["footnote-2", "of one ↩Back to where note 2 belongs"],
      ["footnote-3", "of two ↩Back to where note 3 belongs"],
      ["footnote-4", "of thanks ↩Back to where note 4 belongs"],
    ]);
    const back = screen.getAllByRole("doc-backlink").map((link) => link.getAttribute("href"));
    expect(back.slice(1)).toEqual(links.map(({ id }) => `#${id}`));
  });

  it("have no list of footnotes and no credits if there are none", async () => {
    const { screen } = await renderBlocks([text("Words")]);
    expect(screen.queryByRole("doc-endnotes")).toBeNull();
    expect(screen.queryByRole("heading", { name: "Credits" })).toBeNull();
  });
});
