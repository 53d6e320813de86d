import { Fragment, Slice } from "prosemirror-model";
import type { Node } from "prosemirror-model";
import { textSchema } from "./text-schema.ts";

/** Converts a pasted slice into a single line: the text of all lines, joined by spaces. */
export function asLine({ content }: Slice): Slice {
  const words = linesIn(content).flatMap((line, at) =>
    at === 0 ? line : [textSchema.text(" "), ...line],
  );
  return new Slice(Fragment.from(words), 0, 0);
}

function linesIn(content: Fragment): Node[][] {
  const loose = content.content.filter((node) => node.isText);
  const deeper = content.content.flatMap((node) => (node.isText ? [] : linesIn(node.content)));
  return loose.length > 0 ? [loose, ...deeper] : deeper;
}
