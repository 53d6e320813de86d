import { lift, setBlockType, toggleMark, wrapIn } from "prosemirror-commands";
import type { NodeType } from "prosemirror-model";
import { liftListItem, sinkListItem, wrapInList } from "prosemirror-schema-list";
import type { Command, EditorState, Transaction } from "prosemirror-state";
import { textSchema } from "./text-schema.ts";

const { nodes, marks } = textSchema;

/** Kinds of lists, by their names in the schema. */
export type ListKind = "bulletList" | "orderedList";

/** Whether what is selected, or typed next, is emphasised so. */
export function isMarked(state: EditorState, name: "em" | "strong"): boolean {
  const { from, to, empty, $from } = state.selection;
  const mark = textSchema.mark(name);
  if (empty) return mark.isInSet(state.storedMarks ?? $from.marks());
  return state.doc.rangeHasMark(from, to, mark.type);
}

/** Emphasises what is selected, or typed next, or does so no more; footnotes within it have an emphasis of their own. */
export function toggleEmphasis(name: "em" | "strong"): Command {
  return toggleMark(textSchema.mark(name).type, null, { enterInlineAtoms: false });
}

/** Whether the cursor stands in a heading of a level. */
export function isHeading(state: EditorState, level: 2 | 3): boolean {
  const { parent } = state.selection.$from;
  return parent.type === nodes.heading && parent.attrs["level"] === level;
}

/** Makes lines headings of a level; those that are it plain lines. */
export function toggleHeading(level: 2 | 3): Command {
  return (state, dispatch) =>
    isHeading(state, level)
      ? toPlain(state, dispatch)
      : setBlockType(typeOf("heading"), { level })(state, dispatch);
}

/** Makes lines plain ones. */
export const toPlain: Command = setBlockType(typeOf("paragraph"));

/** The innermost list the cursor stands in. */
export function listAround({ selection: { $from } }: EditorState): ListKind | null {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const { name } = $from.node(depth).type;
    if (name === "bulletList" || name === "orderedList") return name;
  }
  return null;
}

/** Makes lines a list, a list of the other kind this kind, and a list of this kind plain lines. */
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

/** Puts an item of a list one deeper, or one less deep. */
export const moveIn: Command = sinkListItem(typeOf("listItem"));
export const moveOut: Command = liftListItem(typeOf("listItem"));

/** Whether the cursor stands in a quotation. */
export function isQuoted({ selection: { $from } }: EditorState): boolean {
  return $from.depth > 1 && $from.node(-1).type === nodes.blockquote;
}

/** Makes lines a quotation, or those of one plain lines. */
export const toggleQuotation: Command = (state, dispatch) =>
  isQuoted(state)
    ? lift(state, dispatch)
    : ofPlainLines(wrapIn(typeOf("blockquote")))(state, dispatch);

/** Takes emphasis and links off what is selected, and makes headings plain lines. */
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

/** A command that is also done where lines are headings: these become plain first. */
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
