import type { Inline, ListItem, RichText, TextBlock, Words } from "../../../../text/rich-text.ts";

/** Returns the footnotes of a text, in order. */
export function footnotesIn({ content }: RichText): readonly Words[][] {
  return content.flatMap(notesOf);
}

function notesOf(part: TextBlock | ListItem | Inline): Words[][] {
  if (part.type === "footnote") return [part.content ?? []];
  if (!("content" in part) || !part.content) return [];
  return part.content.flatMap(notesOf);
}
