import type { Words } from "../../../../text/rich-text.ts";
import { inlineView } from "./inline-view.tsx";
import { noteId, noteLinkId } from "./note-ids.ts";

/** The footnotes of an exhibition, each with a link back to its reference. */
export function FootnoteList({ notes }: { notes: readonly (readonly Words[])[] }) {
  if (notes.length === 0) return null;
  return (
    <section className="footnotes" role="doc-endnotes" aria-labelledby="footnotes">
      <h2 id="footnotes" lang="en">
        Notes
      </h2>
      <ol>
        {notes.map((words, place) => (
          <li key={place} id={noteId(place + 1)}>
            {inlineView(words, () => place + 1)}{" "}
            <a href={`#${noteLinkId(place + 1)}`} role="doc-backlink" className="footnotes__back">
              <span aria-hidden>↩</span>
              <span className="visually-hidden" lang="en">
                Back to where note {place + 1} belongs
              </span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
