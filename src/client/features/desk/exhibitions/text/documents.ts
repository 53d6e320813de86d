import type { Node } from "prosemirror-model";
import type { EditorState, Transaction } from "prosemirror-state";
import type { Inline, RichText } from "../../../../../text/rich-text.ts";
import { noText } from "../../../../../text/rich-text.ts";
import { textSchema } from "./text-schema.ts";

/** A footnote in a rich text. */
export type Footnote = Extract<Inline, { type: "footnote" }>;

/** Converts a rich text into an editor document. An empty text becomes an empty paragraph. */
export function documentOf(text: RichText): Node {
  if (text.content.length > 0) return textSchema.nodeFromJSON(text);
  return textSchema.node("doc", null, [textSchema.node("paragraph")]);
}

/** Converts an editor document into the stored rich text. */
export function textOf(doc: Node): RichText {
  const [only] = doc.children;
  const isEmpty = doc.childCount === 1 && only?.type.name === "paragraph" && only.childCount === 0;
  return isEmpty ? noText : (doc.toJSON() as RichText);
}

/** Converts the content of a footnote into an editor document. */
export function noteDocumentOf(content: Footnote["content"]): Node {
  return textSchema.nodeFromJSON({ type: "footnote", ...(content && { content }) });
}

/**
 * Returns a transaction that changes only the difference between two documents, so that the cursor stays; null if they
 * are equal.
 */
export function laidIn(state: EditorState, next: Node): Transaction | null {
  const { content } = state.doc;
  const from = content.findDiffStart(next.content);
  const to = content.findDiffEnd(next.content);
  if (from === null || to === null) return null;
  // Repeated content at the difference may be counted from both ends.
  const twice = Math.max(0, from - Math.min(to.a, to.b));
  return state.tr.replace(from, to.a + twice, next.slice(from, to.b + twice));
}
