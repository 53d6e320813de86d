import type { ReactNode } from "react";
import type { ListItem, RichText, TextBlock } from "../../../../text/rich-text.ts";
import { inlineView } from "./inline-view.tsx";

type RichTextViewProps = {
  text: RichText;
  /** How many footnotes the exhibition has before this text. */
  notesBefore?: number;
};

/**
 * A text as a page shows it. What it may have was checked when it was written; of what this version of the site does
 * not know the words are left out.
 */
export function RichTextView({ text, notesBefore = 0 }: RichTextViewProps) {
  // The whole text is made of plain functions, in one go, so that they count in the order of reading.
  let notes = notesBefore;
  const nextNote = () => (notes += 1);
  return (
    <div className="rich-text">{text.content.map((part, at) => blockOf(part, at, nextNote))}</div>
  );
}

function blockOf(part: TextBlock | ListItem, key: number, nextNote: () => number): ReactNode {
  switch (part.type) {
    case "paragraph":
      return <p key={key}>{inlineView(part.content, nextNote)}</p>;
    case "heading": {
      const Heading = part.attrs.level === 3 ? "h3" : "h2";
      return <Heading key={key}>{inlineView(part.content, nextNote)}</Heading>;
    }
    case "bulletList":
      return <ul key={key}>{part.content.map((item, at) => blockOf(item, at, nextNote))}</ul>;
    case "orderedList":
      return <ol key={key}>{part.content.map((item, at) => blockOf(item, at, nextNote))}</ol>;
    case "listItem":
      return <li key={key}>{part.content.map((inner, at) => blockOf(inner, at, nextNote))}</li>;
    case "blockquote":
      return (
        <blockquote key={key}>
          {part.content.map((inner, at) => blockOf(inner, at, nextNote))}
        </blockquote>
      );
    default:
      return null;
  }
}
