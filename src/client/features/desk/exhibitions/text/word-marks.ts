import type { Attrs, Mark, ResolvedPos } from "prosemirror-model";
import type { Command, EditorState } from "prosemirror-state";
import { textSchema } from "./text-schema.ts";

/** Marks with data about words, by their schema names. */
type TellingMark = "link" | "language";

/** A range of marked words, with the attributes of the mark. */
export type MarkAround = { readonly from: number; readonly to: number; readonly attrs: Attrs };

/** Returns the marked range around the cursor, or the first one in the selection; null if there is none. */
export function markAround({ doc, selection }: EditorState, name: TellingMark): MarkAround | null {
  const { from, to, $from, empty } = selection;
  let found: MarkAround | null = null;
  // A cursor after the last marked character still belongs to the range.
  doc.nodesBetween(empty ? Math.max($from.start(), from - 1) : from, to, (node, at) => {
    const mark = found ? null : markOf(node.marks, name);
    if (mark) found = allOf(doc.resolve(at), mark);
    return !found;
  });
  return found;
}

/** Replaces a mark in a range. @param attrs attributes of the mark; null to remove it */
export function setMark(
  { from, to }: { readonly from: number; readonly to: number },
  name: TellingMark,
  attrs: Attrs | null,
): Command {
  return ({ doc, tr, schema }, dispatch) => {
    const type = schema.marks[name];
    if (!type || from === to) return false;
    doc.nodesBetween(from, to, (node, at) => {
      const [start, end] = [Math.max(from, at), Math.min(to, at + node.nodeSize)];
      if (node.isText) {
        tr.removeMark(start, end, type);
        if (attrs) tr.addMark(start, end, type.create(attrs));
      }
      // Footnotes have their own marks.
      return !node.isInline;
    });
    dispatch?.(tr);
    return true;
  };
}

/** Returns the language tag of the words at the cursor or in the selection; null if it is the exhibition's language. */
export function languageAround(state: EditorState): string | null {
  const attrs = markAround(state, "language")?.attrs;
  return attrs ? String(attrs["lang"]) : null;
}

/**
 * Sets the language of the selection, or of the marked range around the cursor.
 *
 * @param lang a language tag; null for the exhibition's language
 */
export function setLanguage(lang: string | null): Command {
  return (state, dispatch) => {
    const { selection } = state;
    const range = (selection.empty && markAround(state, "language")) || selection;
    return setMark(range, "language", lang === null ? null : { lang })(state, dispatch);
  };
}

/** Returns the full range of a mark that begins or continues at a position. */
function allOf(at: ResolvedPos, mark: Mark): MarkAround {
  let range = { from: at.pos, to: at.pos };
  let run: { from: number; to: number } | null = null;
  at.parent.forEach((node, offset) => {
    const from = at.start() + offset;
    run = mark.isInSet(node.marks) ? { from: run?.from ?? from, to: from + node.nodeSize } : null;
    if (run && run.from <= at.pos && run.to > at.pos) range = run;
  });
  return { ...range, attrs: mark.attrs };
}

function markOf(marks: readonly Mark[], name: TellingMark): Mark | undefined {
  return marks.find(({ type }) => type === textSchema.marks[name]);
}
