import { blockOf } from "./operations.ts";
import type { BlockInHand, HeadChange, InHand, Operation, Write } from "./operations.ts";

/** A change of the content of a block or of the head. */
export type Writing = Write | HeadChange;

export function isWriting(operation: Operation): operation is Writing {
  return operation.kind === "write" || operation.kind === "head";
}

/** Returns the key of the place that an operation changes: the block's id; empty for the head. */
export function placeOf(operation: Operation): string {
  return blockOf(operation) ?? "";
}

/** Combines two consecutive changes of one place. */
export function together(earlier: Writing, later: Writing): Writing {
  if (earlier.kind === "head" && later.kind === "head") {
    return {
      kind: "head",
      before: { ...later.before, ...earlier.before },
      after: { ...earlier.after, ...later.after },
    };
  }
  return earlier.kind === "write" && later.kind === "write"
    ? { ...later, before: earlier.before }
    : later;
}

/**
 * Applies the text that is being typed, unaffected by other users' changes. A block that another user removed stays at
 * its position until the typing user pauses.
 */
export function withDrafts(
  inHand: InHand,
  drafts: ReadonlyMap<string, Writing>,
  shown: readonly BlockInHand[],
): InHand {
  if (drafts.size === 0) return inHand;
  const head = drafts.get("");
  const blocks = shown.reduce(
    (all, block, place) =>
      drafts.has(block.id) && !all.some(({ id }) => id === block.id)
        ? all.toSpliced(place, 0, block)
        : all,
    inHand.blocks,
  );
  return {
    head: head?.kind === "head" ? { ...inHand.head, ...head.after } : inHand.head,
    blocks: blocks.map((block) => {
      const draft = drafts.get(block.id);
      return draft?.kind === "write" ? { ...block, content: draft.after } : block;
    }),
  };
}
