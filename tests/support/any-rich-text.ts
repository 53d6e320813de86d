import fc from "fast-check";
import type {
  Inline,
  ListItem,
  Mark,
  Paragraph,
  RichText,
  TextBlock,
  Words,
} from "../../src/text/rich-text.ts";

const marks: fc.Arbitrary<Mark[]> = fc.subarray<Mark>([
  { type: "em" },
  { type: "strong" },
  { type: "link", attrs: { href: "https://example.org/" } },
  { type: "language", attrs: { lang: "la" } },
]);

const words: fc.Arbitrary<Words> = fc
  .tuple(fc.string({ unit: "grapheme", minLength: 1, maxLength: 8 }), marks)
  .filter(([text]) => !text.includes("\0"))
  .map(([text, of]) => ({ type: "text", text, ...(of.length > 0 && { marks: of }) }));

const inline: fc.Arbitrary<Inline> = fc.oneof(
  words,
  fc.constant<Inline>({ type: "hardBreak" }),
  fc
    .array(words, { minLength: 1, maxLength: 2 })
    .map((content): Inline => ({ type: "footnote", content })),
);

const line = fc.array(inline, { minLength: 1, maxLength: 4 });

const paragraph: fc.Arbitrary<Paragraph> = fc.oneof(
  fc.constant<Paragraph>({ type: "paragraph" }),
  line.map((content): Paragraph => ({ type: "paragraph", content })),
);

const listItem: fc.Arbitrary<ListItem> = fc
  .array(paragraph, { minLength: 1, maxLength: 2 })
  .map((content) => ({ type: "listItem", content }));

const block: fc.Arbitrary<TextBlock> = fc.oneof(
  paragraph,
  fc
    .tuple(fc.constantFrom<2 | 3>(2, 3), line)
    .map(([level, content]): TextBlock => ({ type: "heading", attrs: { level }, content })),
  fc
    .tuple(
      fc.constantFrom("bulletList" as const, "orderedList" as const),
      fc.array(listItem, { minLength: 1, maxLength: 3 }),
    )
    .map(([type, content]): TextBlock => ({ type, content })),
  fc
    .array(paragraph, { minLength: 1, maxLength: 2 })
    .map((content): TextBlock => ({ type: "blockquote", content })),
);

/** Short valid rich texts of exhibitions. */
export const anyRichText: fc.Arbitrary<RichText> = fc
  .array(block, { maxLength: 5 })
  .map((content) => ({ type: "doc", content }));
