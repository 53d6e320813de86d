import type { Node } from "prosemirror-model";
import { TextSelection } from "prosemirror-state";
import type { Command } from "prosemirror-state";
import { noteDocumentOf } from "./documents.ts";
import type { Footnote } from "./documents.ts";

/** The words of the footnote at a place; nothing where there is none. */
export function footnoteAt(doc: Node, at: number | null): Footnote["content"] {
  const node = at === null ? null : doc.nodeAt(at);
  return node?.type.name === "footnote" ? (node.toJSON() as Footnote).content : undefined;
}

/**
 * Writes a footnote, and goes on behind it.
 *
 * @param at where it stands; null for a new one, behind what is selected
 * @param content its words; without any it is taken out
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
