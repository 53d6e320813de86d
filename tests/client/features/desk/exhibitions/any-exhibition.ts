import fc from "fast-check";
import type { HeadFields } from "../../../../../src/client/features/desk/exhibitions/deskHead.ts";
import type {
  BlockInHand,
  InHand,
  Operation,
} from "../../../../../src/client/features/desk/exhibitions/editing/operations.ts";
import { noText, plainText } from "../../../../../src/text/rich-text.ts";

/** The fields of a new exhibition. */
export const someHead: HeadFields = {
  title: "Storms",
  introduction: noText,
  cover: null,
  opensOn: null,
  closesOn: null,
  colours: "SITE",
  typeface: "SANS",
  credits: noText,
  language: "en",
};

/** Returns a text block. */
export function textBlock(id: string, ...paragraphs: string[]): BlockInHand {
  return { id, isHidden: false, content: { text: { text: plainText(...paragraphs) } } };
}

/** An edit that applies to any state of an exhibition: the numbers select the block and the position. */
export type Step = { what: number; which: number; where: number; words: string };

export const anySteps = fc.array(
  fc.record({
    what: fc.nat(5),
    which: fc.nat(),
    where: fc.nat(),
    words: fc.stringMatching(/^[a-z]{1,6}$/),
  }),
  { maxLength: 60 },
);

/** Returns the operation of a step; null if it does not apply to any block. */
export function operationOf(step: Step, { head, blocks }: InHand, newId: string): Operation | null {
  const { what, which, where, words } = step;
  const behind = (among: readonly BlockInHand[], at: number) =>
    among[(at % (among.length + 1)) - 1]?.id ?? null;
  if (what === 0) {
    return { kind: "add", block: textBlock(newId, words), after: behind(blocks, where) };
  }
  if (what === 1) {
    return { kind: "head", before: { title: head.title }, after: { title: words } };
  }
  const at = which % Math.max(1, blocks.length);
  const block = blocks[at];
  if (!block?.content) return null;
  const before = blocks[at - 1]?.id ?? null;
  const others = blocks.filter((each) => each !== block);
  switch (what) {
    case 2:
      return { kind: "remove", block, after: before };
    case 3:
      return { kind: "move", id: block.id, from: before, to: behind(others, where) };
    case 4:
      return { kind: "hide", id: block.id, isHidden: !block.isHidden };
    default: {
      const after = { text: { text: plainText(words) } };
      return { kind: "write", id: block.id, before: block.content, after };
    }
  }
}
