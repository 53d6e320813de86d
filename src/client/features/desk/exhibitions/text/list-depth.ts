import { Fragment, Slice } from "prosemirror-model";
import type { Node, ResolvedPos } from "prosemirror-model";
import { richTextLimits } from "../../../../../text/rich-text.ts";

/** Whether the lists of a document are not nested too deeply. */
export function isWithinDepth(doc: Node): boolean {
  return depthIn(doc) <= richTextLimits.depth;
}

/** Flattens the lists of a pasted slice that would be nested too deeply at a position into paragraphs of their item. */
export function withinDepth(slice: Slice, at: ResolvedPos): Slice {
  const room = richTextLimits.depth - listsAround(at);
  if (depthOf(slice.content) <= room) return slice;
  const content = fitted(slice.content, room);
  const open = (wanted: number, side: "firstChild" | "lastChild") => {
    let depth = 0;
    for (let node = content[side]; node && depth < wanted && !node.isText; node = node[side]) {
      depth += 1;
    }
    return depth;
  };
  return new Slice(content, open(slice.openStart, "firstChild"), open(slice.openEnd, "lastChild"));
}

function fitted(content: Fragment, room: number): Fragment {
  return Fragment.from(
    content.content.flatMap((node) => {
      if (!isList(node)) return node.copy(fitted(node.content, room));
      return room > 0 ? node.copy(fitted(node.content, room - 1)) : linesIn(node);
    }),
  );
}

function linesIn(node: Node): Node[] {
  return node.children.flatMap((inside) => (inside.isTextblock ? [inside] : linesIn(inside)));
}

function listsAround(at: ResolvedPos): number {
  return Array.from({ length: at.depth + 1 }, (_, depth) => at.node(depth)).filter(isList).length;
}

function depthIn(node: Node): number {
  return node.isTextblock ? 0 : depthOf(node.content) + (isList(node) ? 1 : 0);
}

function depthOf({ content }: Fragment): number {
  return Math.max(0, ...content.map(depthIn));
}

function isList({ type: { name } }: Node): boolean {
  return name === "bulletList" || name === "orderedList";
}
