import { lift, setBlockType, toggleMark, wrapIn } from "prosemirror-commands";
import type { NodeType } from "prosemirror-model";
import { liftListItem, sinkListItem, wrapInList } from "prosemirror-schema-list";
import type { Command, EditorState, Transaction } from "prosemirror-state";
import { textSchema } from "./text-schema.ts";

const { nodes, marks } = textSchema;

/** List types, by their schema names. */
export type ListKind = "bulletList" | "orderedList";

/** Whether the selection, or the next typed text, is emphasized. */
export function isMarked(state: EditorState, name: "em" | "strong"): boolean {
  const { from, to, empty, $from } = state.selection;
  const mark = textSchema.mark(name);
  if (empty) return mark.isInSet(state.storedMarks ?? $from.marks());
  return state.doc.rangeHasMark(from, to, mark.type);
}

/** Toggles emphasis of the selection or of the next typed text. Footnotes have their own emphasis. */
export function toggleEmphasis(name: "em" | "strong"): Command {
  return toggleMark(textSchema.mark(name).type, null, { enterInlineAtoms: false });
}

/** Whether the cursor is in a heading of a level. */
export function isHeading(state: EditorState, level: 2 | 3): boolean {
  const { parent } = state.selection.$from;
  return parent.type === nodes.heading && parent.attrs["level"] === level;
}

/** Toggles between headings of a level and paragraphs. */
export function toggleHeading(level: 2 | 3): Command {
  return (state, dispatch) =>
    isHeading(state, level)
      ? toPlain(state, dispatch)
      : setBlockType(typeOf("heading"), { level })(state, dispatch);
}

/** Converts lines into paragraphs. */
export const toPlain: Command = setBlockType(typeOf("paragraph"));

/** Returns the type of the innermost list around the cursor. */
export function listAround({ selection: { $from } }: EditorState): ListKind | null {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const { name } = $from.node(depth).type;
    if (name === "bulletList" || name === "orderedList") return name;
  }
  return null;
}

/** Toggles a list: wraps paragraphs, converts a list of the other type, and unwraps a list of this type. */
export function toggleList(kind: ListKind): Command {
  return (state, dispatch) => {
    const around = listAround(state);
    if (around === kind) return liftListItem(typeOf("listItem"))(state, dispatch);
    if (around === null) return ofPlainLines(wrapInList(typeOf(kind)))(state, dispatch);
    const { $from } = state.selection;
    let depth = $from.depth;
    while ($from.node(depth).type.name !== around) depth -= 1;
    dispatch?.(state.tr.setNodeMarkup($from.before(depth), typeOf(kind)));
    return true;
  };
}

/** Indents a list item, or outdents it. */
export const moveIn: Command = sinkListItem(typeOf("listItem"));
export const moveOut: Command = liftListItem(typeOf("listItem"));

/** Whether the cursor is in a quotation. */
export function isQuoted({ selection: { $from } }: EditorState): boolean {
  return $from.depth > 1 && $from.node(-1).type === nodes.blockquote;
}

/** Toggles a quotation. */
export const toggleQuotation: Command = (state, dispatch) =>
  isQuoted(state)
    ? lift(state, dispatch)
    : ofPlainLines(wrapIn(typeOf("blockquote")))(state, dispatch);

/** Removes all marks from the selection and converts its headings into paragraphs. */
export const clearMarks: Command = (state, dispatch) => {
  const { from, to, empty } = state.selection;
  if (empty) return toPlain(state, dispatch);
  if (!dispatch) return true;
  const tr = state.tr;
  for (const type of Object.values(marks)) tr.removeMark(from, to, type);
  state.doc.nodesBetween(from, to, (node, at) => {
    if (node.type === nodes.heading) tr.setNodeMarkup(at, typeOf("paragraph"), null);
  });
  dispatch(tr);
  return true;
};

/** Wraps a command that needs paragraphs so that it also works on headings, which it converts first. */
function ofPlainLines(command: Command): Command {
  return (state, dispatch, view) => {
    if (command(state, dispatch, view)) return true;
    const plain: { tr?: Transaction } = {};
    toPlain(state, (tr) => (plain.tr = tr));
    const { tr } = plain;
    if (!tr) return false;
    return command(
      state.apply(tr),
      dispatch &&
        ((then) => {
          for (const step of then.steps) tr.step(step);
          dispatch(tr.scrollIntoView());
        }),
      view,
    );
  };
}

function typeOf(name: string): NodeType {
  const type = nodes[name];
  if (!type) throw new Error(`The schema has no ${name}.`);
  return type;
}
