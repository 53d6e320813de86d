import type { BlockContentInput } from "../../../../../../__generated__/relay/useWriteBlockMutation.graphql.ts";
import type { HeadFields } from "../deskHead.ts";
import { isSame } from "../merging/is-same.ts";
import { merge } from "../merging/merge.ts";

/** A block as the desk shows it; its content is null where its type is not known here. */
export type BlockInHand = {
  readonly id: string;
  readonly isHidden: boolean;
  readonly content: BlockContentInput | null;
};

/** An exhibition as the desk shows it. */
export type InHand = { readonly head: HeadFields; readonly blocks: readonly BlockInHand[] };

/** The block that another one stands behind; null before all; undefined where that is not known. */
export type Anchor = string | null | undefined;

type Place = { readonly block: BlockInHand; readonly after: Anchor };

/** Something somebody does to an exhibition, so told that it can be taken back. */
export type Operation =
  | ({ readonly kind: "add" | "remove" | "restore" } & Place)
  | {
      readonly kind: "move";
      readonly id: string;
      /** Behind which it stands, and will. */
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

/** What takes an operation back; of that again, what does it once more. */
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

/** The block an operation is about; null for what the exhibition says of itself. */
export function blockOf(operation: Operation): string | null {
  if (operation.kind === "head") return null;
  return "block" in operation ? operation.block.id : operation.id;
}

/** Whether an operation changes nothing by itself. */
export function isIdle(operation: Operation): boolean {
  if (operation.kind === "move") return operation.from === operation.to;
  if (operation.kind !== "write" && operation.kind !== "head") return false;
  return isSame(operation.before, operation.after);
}

/** An exhibition once these are done, the first one first. What they are about may have gone meanwhile. */
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

/** What a block holds once this is written, and what of that is to be chosen. */
export function contentAfter({ before, after }: Write, now: BlockContentInput) {
  return merge({ base: before, mine: after, theirs: now });
}

/** The fields of an exhibition that this changes, and what they then are. */
export function headAfter({ before, after }: HeadChange, now: HeadFields): Partial<HeadFields> {
  return merge({ base: before, mine: after, theirs: part(now, before) }).value;
}

/** What of all the fields is meant by a change of some. */
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
  // Behind what is not there any more: at the end, where it is seen.
  const at = after === null ? 0 : anchor === -1 ? blocks.length : anchor + 1;
  return blocks.toSpliced(at, 0, block);
}
