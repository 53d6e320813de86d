import type { BlockContentInput } from "../../../../../../__generated__/relay/useWriteBlockMutation.graphql.ts";
import type { HeadFields } from "../deskHead.ts";
import { isSame } from "../merging/is-same.ts";
import { merge } from "../merging/merge.ts";

/** A block in the editor. Its content is null if this client does not know the type. */
export type BlockInHand = {
  readonly id: string;
  readonly isHidden: boolean;
  readonly content: BlockContentInput | null;
};

/** An exhibition in the editor. */
export type InHand = { readonly head: HeadFields; readonly blocks: readonly BlockInHand[] };

/** Id of the preceding block; null for the beginning; undefined if the position is unknown. */
export type Anchor = string | null | undefined;

type Place = { readonly block: BlockInHand; readonly after: Anchor };

/** A change of an exhibition, with the data that is needed to undo it. */
export type Operation =
  | ({ readonly kind: "add" | "remove" | "restore" } & Place)
  | {
      readonly kind: "move";
      readonly id: string;
      /** Ids of the preceding block before and after the move; null for the beginning. */
      readonly from: string | null;
      readonly to: string | null;
    }
  | { readonly kind: "hide"; readonly id: string; readonly isHidden: boolean }
  | Write
  | HeadChange;

export type Write = {
  readonly kind: "write";
  readonly id: string;
  readonly before: BlockContentInput;
  readonly after: BlockContentInput;
};

export type HeadChange = {
  readonly kind: "head";
  readonly before: Partial<HeadFields>;
  readonly after: Partial<HeadFields>;
};

/** Returns the operation that undoes an operation. Its own inverse redoes the original. */
export function undoing(operation: Operation): Operation {
  switch (operation.kind) {
    case "add":
    case "restore":
      return { ...operation, kind: "remove" };
    case "remove":
      return { ...operation, kind: "restore" };
    case "move":
      return { ...operation, from: operation.to, to: operation.from };
    case "hide":
      return { ...operation, isHidden: !operation.isHidden };
    case "write":
    case "head":
      return { ...operation, before: operation.after, after: operation.before } as Operation;
  }
}

/** Returns the id of the block that an operation changes; null for the head. */
export function blockOf(operation: Operation): string | null {
  if (operation.kind === "head") return null;
  return "block" in operation ? operation.block.id : operation.id;
}

/** Whether an operation changes nothing. */
export function isIdle(operation: Operation): boolean {
  if (operation.kind === "move") return operation.from === operation.to;
  if (operation.kind !== "write" && operation.kind !== "head") return false;
  return isSame(operation.before, operation.after);
}

/** Returns an exhibition with operations applied in order. Operations on blocks that no longer exist have no effect. */
export function withOperations(inHand: InHand, operations: readonly Operation[]): InHand {
  return operations.reduce(withOperation, inHand);
}

function withOperation(inHand: InHand, operation: Operation): InHand {
  const { head, blocks } = inHand;
  switch (operation.kind) {
    case "head":
      return { head: { ...head, ...headAfter(operation, head) }, blocks };
    case "remove":
      return { head, blocks: blocks.filter(({ id }) => id !== operation.block.id) };
    case "add":
    case "restore":
      return { head, blocks: withPlaced(blocks, operation.block, operation.after) };
    case "move": {
      const moved = blocks.find(({ id }) => id === operation.id);
      const isThere = operation.to === null || blocks.some(({ id }) => id === operation.to);
      if (!moved || !isThere) return inHand;
      const others = blocks.filter((each) => each !== moved);
      return { head, blocks: withPlaced(others, moved, operation.to) };
    }
    case "hide":
      return changed(inHand, operation.id, (block) => ({
        ...block,
        isHidden: operation.isHidden,
      }));
    case "write":
      return changed(inHand, operation.id, (block) => ({
        ...block,
        content: block.content && contentAfter(operation, block.content).value,
      }));
  }
}

/** Merges a change into the current content of a block. Returns the content and the conflicts. */
export function contentAfter({ before, after }: Write, now: BlockContentInput) {
  return merge({ base: before, mine: after, theirs: now });
}

/** Merges a change into the current head. Returns the changed fields. */
export function headAfter({ before, after }: HeadChange, now: HeadFields): Partial<HeadFields> {
  return merge({ base: before, mine: after, theirs: part(now, before) }).value;
}

/** Returns the current values of the fields that a change contains. */
export function part(head: HeadFields, of: Partial<HeadFields>): Partial<HeadFields> {
  return Object.fromEntries(
    (Object.keys(of) as (keyof HeadFields)[]).map((field) => [field, head[field]]),
  );
}

function changed(
  { head, blocks }: InHand,
  id: string,
  change: (block: BlockInHand) => BlockInHand,
): InHand {
  return { head, blocks: blocks.map((block) => (block.id === id ? change(block) : block)) };
}

function withPlaced(
  blocks: readonly BlockInHand[],
  block: BlockInHand,
  after: Anchor,
): readonly BlockInHand[] {
  if (blocks.some(({ id }) => id === block.id)) return blocks;
  const anchor = blocks.findIndex(({ id }) => id === after);
  // If the preceding block is gone, the block goes to the end, where the user sees it.
  const at = after === null ? 0 : anchor === -1 ? blocks.length : anchor + 1;
  return blocks.toSpliced(at, 0, block);
}
