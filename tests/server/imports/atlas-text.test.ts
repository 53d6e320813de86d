import { expect, it } from "vitest";
import { exhibitions } from "../../../src/atlas/exhibitions/exhibitions.ts";
import { richTextOf } from "../../../src/server/imports/atlas-text.ts";
import { readRichText } from "../../../src/text/read-rich-text.ts";

it("atlas-text: headings, lists, links of this site and footnotes are converted", () => {
  const text = richTextOf(
    "## Poles\n\nA *cold*^[Very.] place, see [here](/works/a).\n\n- One\n- Two",
  );
  expect(text.content).toEqual([
    { type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: "Poles" }] },
    {
      type: "paragraph",
      content: [
        { type: "text", text: "A " },
        { type: "text", text: "cold", marks: [{ type: "em" }] },
        { type: "footnote", content: [{ type: "text", text: "Very." }] },
        { type: "text", text: " place, see " },
        { type: "text", text: "here", marks: [{ type: "link", attrs: { href: "/works/a" } }] },
        { type: "text", text: "." },
      ],
    },
    {
      type: "bulletList",
      content: ["One", "Two"].map((item) => ({
        type: "listItem",
        content: [{ type: "paragraph", content: [{ type: "text", text: item }] }],
      })),
    },
  ]);
});

it("atlas-text: every text of the sample's exhibitions is valid rich text", () => {
  const texts = exhibitions.flatMap(({ introduction, credits, blocks }) => [
    introduction,
    credits,
    ...blocks.flatMap((block) => {
      if (block.kind === "text") return [block.text];
      return block.kind === "zoomStory" ? block.steps.map((step) => step.text) : [];
    }),
  ]);
  for (const text of texts) {
    const rich = richTextOf(text);
    expect(readRichText(rich), text).toEqual({ text: rich });
    expect(JSON.stringify(rich)).not.toMatch(/\^\[|\*\*|\]\(|here\.invalid|## /);
  }
});
