import type { ReactNode } from "react";
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
  return inlines.map((inline, place) => {
    if (inline.type === "hardBreak") return <br key={place} />;
    if (inline.type === "footnote") return <NoteLink key={place} number={nextNote()} />;
    return inline.type === "text" ? <WordsView key={place} words={inline} /> : null;
  });
}

/** Words with their marks. */
export function WordsView({ words: { text, marks = [] } }: { words: Words }) {
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
      // A mark that a newer site knows.
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
