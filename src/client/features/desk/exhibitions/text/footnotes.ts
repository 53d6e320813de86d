import type { Node } from "prosemirror-model";
import { TextSelection } from "prosemirror-state";
import type { Command } from "prosemirror-state";
import { noteDocumentOf } from "./documents.ts";
import type { Footnote } from "./documents.ts";

/** Returns the content of the footnote at a position; undefined if there is none. */
export function footnoteAt(doc: Node, at: number | null): Footnote["content"] {
  const node = at === null ? null : doc.nodeAt(at);
  return node?.type.name === "footnote" ? (node.toJSON() as Footnote).content : undefined;
}

/**
 * Sets the content of a footnote and moves the cursor after it.
 *
 * @param at position of the footnote; null to insert one after the selection
 * @param content the content; undefined to remove the footnote
 */
export function setFootnote(at: number | null, content: Footnote["content"]): Command {
  return ({ doc, selection, tr }, dispatch) => {
    const place = at ?? selection.to;
    const there = at === null ? null : doc.nodeAt(at);
    if (at !== null && there?.type.name !== "footnote") return false;
    const end = place + (there?.nodeSize ?? 0);
    if (!content) tr.delete(place, end);
    else {
      const note = noteDocumentOf(content);
      tr.replaceWith(place, end, note);
      tr.setSelection(TextSelection.create(tr.doc, place + note.nodeSize));
    }
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}
