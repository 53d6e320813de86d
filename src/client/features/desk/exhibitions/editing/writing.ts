import { blockOf } from "./operations.ts";
import type { BlockInHand, HeadChange, InHand, Operation, Write } from "./operations.ts";

/** What somebody writes: of a block, or of the head. */
export type Writing = Write | HeadChange;

export function isWriting(operation: Operation): operation is Writing {
  return operation.kind === "write" || operation.kind === "head";
}

/** By what all that is written in one place is known: the block's id, empty for the head. */
export function placeOf(operation: Operation): string {
  return blockOf(operation) ?? "";
}

/** Two writings in one place as one. */
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
 * What is being typed shows as it is typed, whatever others do: a block they take out stays where it was shown until
 * whoever types in it pauses.
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
