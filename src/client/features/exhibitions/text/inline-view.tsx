import { Fragment } from "react";
import type { ReactNode } from "react";
import { languageAttributes } from "../../../../text/language-attributes.ts";
import type { Inline, Mark, Words } from "../../../../text/rich-text.ts";
import { mayLead } from "../../../../text/rich-text.ts";
import { noteId, noteLinkId } from "./note-ids.ts";
import { SiteLink } from "./SiteLink.tsx";

/**
 * Renders inline content: text with marks, line breaks, and footnote references as numbered links.
 *
 * @param nextNote returns the number of the next footnote
 */
export function inlineView(inlines: readonly Inline[] = [], nextNote: () => number): ReactNode {
  return inLanguages(inlines).map(({ language, part }, key) => {
    const shown = part.map((inline, place) => {
      if (inline.type === "hardBreak") return <br key={place} />;
      if (inline.type === "footnote") return <NoteLink key={place} number={nextNote()} />;
      return inline.type === "text" ? <WordsView key={place} words={inline} /> : null;
    });
    const attributes = languageAttributes(language);
    return attributes ? (
      <span key={key} {...attributes}>
        {shown}
      </span>
    ) : (
      <Fragment key={key}>{shown}</Fragment>
    );
  });
}

type InLanguage = { language: string | null; part: Inline[] };

/**
 * Splits inline content where the language changes. Words of one language form one element: with one element per mark,
 * right-to-left text would have the wrong order.
 */
function inLanguages(inlines: readonly Inline[]): InLanguage[] {
  const parts: InLanguage[] = [];
  for (const inline of inlines) {
    const last = parts.at(-1);
    // Line breaks and footnotes belong to the preceding words.
    const language = inline.type === "text" ? languageOf(inline) : (last?.language ?? null);
    if (last?.language === language) last.part.push(inline);
    else parts.push({ language, part: [inline] });
  }
  return parts;
}

function languageOf({ marks = [] }: Words): string | null {
  const mark = marks.find(({ type }) => type === "language");
  return mark?.type === "language" ? mark.attrs.lang : null;
}

/** A text with its marks. */
function WordsView({ words: { text, marks = [] } }: { words: Words }) {
  return marks.reduceRight<ReactNode>((inside, mark) => marked(mark, inside), text);
}

function marked(mark: Mark, inside: ReactNode): ReactNode {
  switch (mark.type) {
    case "em":
      return <em>{inside}</em>;
    case "strong":
      return <strong>{inside}</strong>;
    case "link":
      return <TextLink href={mark.attrs.href}>{inside}</TextLink>;
    default:
      // The language, which the surrounding element has, or a mark that this client does not know.
      return inside;
  }
}

function TextLink({ href, children }: { href: string; children: ReactNode }) {
  if (!mayLead(href)) return children;
  if (href.startsWith("/")) {
    return (
      <SiteLink href={href} className="link">
        {children}
      </SiteLink>
    );
  }
  return (
    <a href={href} className="link" rel="noopener">
      {children}
    </a>
  );
}

function NoteLink({ number }: { number: number }) {
  return (
    <sup className="note-link">
      <a id={noteLinkId(number)} href={`#${noteId(number)}`} role="doc-noteref">
        <span className="visually-hidden" lang="en">
          Footnote{" "}
        </span>
        {number}
      </a>
    </sup>
  );
}
