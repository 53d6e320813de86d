import type { MutationResolvers } from "../../../__generated__/resolvers.ts";
import {
  addBlock,
  hideBlock,
  moveBlock,
  removeBlock,
  restoreBlock,
  writeBlock,
} from "../store/block-edits.ts";
import type { BlockRow, ExhibitionRow } from "../store/exhibition-rows.ts";
import { blockModel, readContent } from "./blocks/blocks.ts";
import { sentences } from "./exhibition-refusals.ts";
import { idWithin } from "./global-id.ts";
import { invalid } from "./invalid.ts";

type Mutations =
  | "addBlock"
  | "writeBlock"
  | "moveBlock"
  | "hideBlock"
  | "removeBlock"
  | "restoreBlock";

// The permission table restricts these mutations to curators and owners.
export const blockMutations: Required<Pick<MutationResolvers, Mutations>> = {
  addBlock: async (_, { input }, { db, viewer }) => {
    const read = readContent(input.content);
    if ("problems" in read) return { __typename: "InvalidInput", problems: read.problems };
    const { exhibitionId, after, isHidden } = input;
    const added = await addBlock(
      db,
      await viewer.ensureMemberId(),
      idWithin("Exhibition", exhibitionId) ?? "",
      after == null ? null : blockIdIn(after),
      { ...read, isHidden: isHidden ?? false },
    );
    switch (added.outcome) {
      case "changed":
        return changed(added);
      case "full":
        return invalid("exhibitionId", sentences.full);
      case "no-such-anchor":
        return invalid("after", sentences.noAnchor);
      case "no-such-exhibition":
        return invalid("exhibitionId", sentences.noExhibition);
    }
  },
  writeBlock: async (_, { input: { id, version, content } }, { db, loaders, viewer }) => {
    const read = readContent(content);
    if ("problems" in read) return { __typename: "InvalidInput", problems: read.problems };
    const edit = { ...read, version };
    const written = await writeBlock(db, await viewer.ensureMemberId(), blockIdIn(id), edit);
    switch (written.outcome) {
      case "changed":
        return changed(written);
      case "conflict": {
        const { block } = written;
        const by = block.writtenBy === null ? null : await loaders.member.load(block.writtenBy);
        return { __typename: "BlockConflict", block: blockModel(block), by };
      }
      case "another-kind":
        return invalid("content", sentences.anotherKind);
      case "no-such-block":
        return invalid("id", sentences.noBlock);
    }
  },
  moveBlock: async (_, { input: { id, after } }, { db, viewer }) => {
    const behind = after == null ? null : blockIdIn(after);
    const moved = await moveBlock(db, await viewer.ensureMemberId(), blockIdIn(id), behind);
    if (moved.outcome === "no-such-anchor") return invalid("after", sentences.noAnchor);
    return moved.outcome === "changed" ? changed(moved) : invalid("id", sentences.noBlock);
  },
  hideBlock: async (_, { input: { id, isHidden } }, { db, viewer }) => {
    const hidden = await hideBlock(db, await viewer.ensureMemberId(), blockIdIn(id), isHidden);
    return hidden.outcome === "changed" ? changed(hidden) : invalid("id", sentences.noBlock);
  },
  removeBlock: async (_, { input: { id } }, { db, viewer }) => {
    const removed = await removeBlock(db, await viewer.ensureMemberId(), blockIdIn(id));
    if (removed.outcome !== "removed") return invalid("id", sentences.noBlock);
    const { exhibition } = removed;
    return { __typename: "RemoveBlockSuccess", removedBlockId: id, exhibition };
  },
  restoreBlock: async (_, { input: { id, after } }, { db, viewer }) => {
    const behind = after && blockIdIn(after);
    const restored = await restoreBlock(db, await viewer.ensureMemberId(), blockIdIn(id), behind);
    if (restored.outcome === "full") return invalid("id", sentences.full);
    if (restored.outcome === "no-such-anchor") return invalid("after", sentences.noAnchor);
    return restored.outcome === "changed" ? changed(restored) : invalid("id", sentences.noBlock);
  },
};

function changed({ block, exhibition }: { block: BlockRow; exhibition: ExhibitionRow }) {
  return { __typename: "ChangeBlockSuccess" as const, block: blockModel(block), exhibition };
}

/** Returns the id within its type; for anything but a block an empty text, which matches no block. */
function blockIdIn(globalId: string): string {
  return idWithin("ExhibitionBlock", globalId) ?? "";
}
