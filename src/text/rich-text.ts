/** What runs of words may be, besides words. */
export type Mark =
  | { type: "em" }
  | { type: "strong" }
  /** `href` is a web address, `mailto:` with an address, or a path of this site. */
  | { type: "link"; attrs: { href: string } }
  /** `lang` is a language tag (BCP 47) in its usual spelling. */
  | { type: "language"; attrs: { lang: string } };

export type Words = { type: "text"; text: string; marks?: Mark[] };

/** What stands in a line: words, a break, or a footnote, whose words are read elsewhere. */
export type Inline = Words | { type: "hardBreak" } | { type: "footnote"; content?: Words[] };

export type Paragraph = { type: "paragraph"; content?: Inline[] };

export type TextBlock =
  | Paragraph
  /** Level 2 is the larger one; the exhibition's title is level 1. */
  | { type: "heading"; attrs: { level: 2 | 3 }; content?: Inline[] }
  | { type: "bulletList" | "orderedList"; content: ListItem[] }
  | { type: "blockquote"; content: Paragraph[] };

export type ListItem = { type: "listItem"; content: (Paragraph | List)[] };

type List = Extract<TextBlock, { content: ListItem[] }>;

/** A text with headings, emphasis, lists, quotations, links and footnotes, as ProseMirror spells documents. */
export type RichText = { type: "doc"; content: TextBlock[] };

/** A text that says nothing. */
export const noText: RichText = { type: "doc", content: [] };

/** How much one text may hold. */
export const richTextLimits = {
  /** UTF-16 units of all its words. */
  words: 50_000,
  /** Parts of any kind. */
  parts: 10_000,
  /** Lists within lists. */
  depth: 4,
  /** UTF-16 units of an address. */
  address: 2_000,
} as const;

/** A text of plain paragraphs. */
export function plainText(...paragraphs: string[]): RichText {
  return {
    type: "doc",
    content: paragraphs.map((text) => ({ type: "paragraph", content: [{ type: "text", text }] })),
  };
}

/** Its words without marks and footnotes, a line for each part. */
export function wordsOf({ content }: RichText): string {
  return content.flatMap(linesOf).join("\n");
}

/** Whether a text says something. */
export function hasWords(text: RichText): boolean {
  return wordsOf(text).trim() !== "";
}

/**
 * Whether a link may lead there: a web address without a name or password in it, which would pass for another site, a
 * mail address, or a path of this site.
 */
export function mayLead(href: string): boolean {
  if (href.length > richTextLimits.address || /[\s\0\p{Surrogate}\\]/u.test(href)) return false;
  if (/^\/(?!\/)/.test(href) || /^#[\w-]+$/.test(href)) return true;
  if (/^mailto:[^@]+@[^@]+$/i.test(href)) return true;
  if (!/^https?:\/\/[^/]/i.test(href) || !URL.canParse(href)) return false;
  const { username, password } = new URL(href);
  return username === "" && password === "";
}

function linesOf(block: TextBlock | ListItem): string[] {
  switch (block.type) {
    case "paragraph":
    case "heading":
      return [lineOf(block.content ?? [])];
    case "blockquote":
    case "listItem":
      return block.content.flatMap(linesOf);
    case "bulletList":
    case "orderedList":
      return block.content.flatMap(linesOf);
  }
}

function lineOf(inlines: Inline[]): string {
  return inlines
    .map((inline) =>
      inline.type === "text" ? inline.text : inline.type === "hardBreak" ? "\n" : "",
    )
    .join("");
}
