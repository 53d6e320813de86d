import type { Attrs, Mark, ResolvedPos } from "prosemirror-model";
import type { Command, EditorState } from "prosemirror-state";
import { textSchema } from "./text-schema.ts";

/** Marks that say something of words, by their names in the schema. */
type TellingMark = "link" | "language";

/** Words that have a mark: where they stand, and what it says. */
export type MarkAround = { readonly from: number; readonly to: number; readonly attrs: Attrs };

/** The words with such a mark that the cursor stands in, or the first ones within what is selected; null if there are none. */
export function markAround({ doc, selection }: EditorState, name: TellingMark): MarkAround | null {
  const { from, to, $from, empty } = selection;
  let found: MarkAround | null = null;
  // At the end of marked words their last character still belongs to them.
  doc.nodesBetween(empty ? Math.max($from.start(), from - 1) : from, to, (node, at) => {
    const mark = found ? null : markOf(node.marks, name);
    if (mark) found = allOf(doc.resolve(at), mark);
    return !found;
  });
  return found;
}

/** Marks the words of a range, and takes the mark of that name off them first. @param attrs null for no mark */
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
      // Footnotes have marks of their own.
      return !node.isInline;
    });
    dispatch?.(tr);
    return true;
  };
}

/** The language of the words that the cursor stands in or that are selected, as a tag; null if they are in the exhibition's. */
export function languageAround(state: EditorState): string | null {
  const attrs = markAround(state, "language")?.attrs;
  return attrs ? String(attrs["lang"]) : null;
}

/**
 * Says which language what is selected is in, or the words around the cursor that are in another one already.
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

/** All words with a mark of which a part begins at a place. */
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
