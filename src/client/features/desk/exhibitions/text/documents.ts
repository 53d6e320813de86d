import type { Node } from "prosemirror-model";
import type { EditorState, Transaction } from "prosemirror-state";
import type { Inline, RichText } from "../../../../../text/rich-text.ts";
import { noText } from "../../../../../text/rich-text.ts";
import { textSchema } from "./text-schema.ts";

/** A footnote as a text has it. */
export type Footnote = Extract<Inline, { type: "footnote" }>;

/** A text as the editor holds it: where there is nothing, a line to begin in. */
export function documentOf(text: RichText): Node {
  if (text.content.length > 0) return textSchema.nodeFromJSON(text);
  return textSchema.node("doc", null, [textSchema.node("paragraph")]);
}

/** What the editor holds, as it is kept. */
export function textOf(doc: Node): RichText {
  const [only] = doc.children;
  const isEmpty = doc.childCount === 1 && only?.type.name === "paragraph" && only.childCount === 0;
  return isEmpty ? noText : (doc.toJSON() as RichText);
}

/** A footnote as the editor holds it, to be written in by itself. */
export function noteDocumentOf(content: Footnote["content"]): Node {
  return textSchema.nodeFromJSON({ type: "footnote", ...(content && { content }) });
}

/** A change that makes of one document another one, by what is different alone, so that the cursor stays; null for none. */
export function laidIn(state: EditorState, next: Node): Transaction | null {
  const { content } = state.doc;
  const from = content.findDiffStart(next.content);
  const to = content.findDiffEnd(next.content);
  if (from === null || to === null) return null;
  // What is repeated at the difference may be counted from both sides.
  const twice = Math.max(0, from - Math.min(to.a, to.b));
  return state.tr.replace(from, to.a + twice, next.slice(from, to.b + twice));
}
