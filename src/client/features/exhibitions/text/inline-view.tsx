import { Fragment } from "react";
import type { ReactNode } from "react";
import { languageAttributes } from "../../../../text/language-attributes.ts";
import type { Inline, Mark, Words } from "../../../../text/rich-text.ts";
import { mayLead } from "../../../../text/rich-text.ts";
import { noteId, noteLinkId } from "./note-ids.ts";
import { SiteLink } from "./SiteLink.tsx";

/**
 * What stands in a line: words with their marks, breaks, and footnotes as numbers that lead to them.
 *
 * @param nextNote gives the number of the next footnote
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
 * What stands in a line, cut where the language of the words changes. Words of one language are one element: with one for each
 * mark, what runs from right to left would be read in the wrong order.
 */
function inLanguages(inlines: readonly Inline[]): InLanguage[] {
  const parts: InLanguage[] = [];
  for (const inline of inlines) {
    const last = parts.at(-1);
    // Breaks and footnotes belong to the words before them.
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

/** Words with their marks. */
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
      // The language, which stands around it, or a mark that a newer site knows.
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
