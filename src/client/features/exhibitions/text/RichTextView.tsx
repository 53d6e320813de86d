import type { ReactNode } from "react";
import type { ListItem, RichText, TextBlock } from "../../../../text/rich-text.ts";
import { inlineView } from "./inline-view.tsx";

type RichTextViewProps = {
  text: RichText;
  /** Number of footnotes in the exhibition before this text. */
  notesBefore?: number;
};

/**
 * Renders a rich text. It was validated when it was saved; content of types that this client does not know is omitted.
 */
export function RichTextView({ text, notesBefore = 0 }: RichTextViewProps) {
  // Plain functions render the whole text synchronously, so that footnotes are numbered in reading order.
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
