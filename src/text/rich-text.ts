/** Formatting of text, following ProseMirror's marks. */
export type Mark =
  | { type: "em" }
  | { type: "strong" }
  /** `href` is a web URL, a `mailto:` address, or a path of this site. */
  | { type: "link"; attrs: { href: string } }
  /** `lang` is a BCP 47 language tag in canonical form. */
  | { type: "language"; attrs: { lang: string } };

export type Words = { type: "text"; text: string; marks?: Mark[] };

/** Inline content: text, a line break, or a footnote, whose text is displayed elsewhere. */
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

/** A rich text with headings, emphasis, lists, quotations, links and footnotes, as a ProseMirror document. */
export type RichText = { type: "doc"; content: TextBlock[] };

/** An empty rich text. */
export const noText: RichText = { type: "doc", content: [] };

/** Limits of a rich text. */
export const richTextLimits = {
  /** Total length of all text, in UTF-16 code units. */
  words: 50_000,
  /** Number of nodes of any type. */
  parts: 10_000,
  /** Depth of nested lists. */
  depth: 4,
  /** Length of a link's address, in UTF-16 code units. */
  address: 2_000,
} as const;

/** Creates a rich text of plain paragraphs. */
export function plainText(...paragraphs: string[]): RichText {
  return {
    type: "doc",
    content: paragraphs.map((text) => ({ type: "paragraph", content: [{ type: "text", text }] })),
  };
}

/** Returns the plain text of a rich text, without marks and footnotes, with a line for each block. */
export function wordsOf({ content }: RichText): string {
  return content.flatMap(linesOf).join("\n");
}

/** Returns whether a rich text contains text other than white space. */
export function hasWords(text: RichText): boolean {
  return wordsOf(text).trim() !== "";
}

/**
 * Returns whether a link may have this address: a web URL without user name and password, which could imitate another
 * site, a mail address, or a path of this site.
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
