import type { deskBlock_block$key } from "../../../../../__generated__/relay/deskBlock_block.graphql.ts";
import { deskBlock } from "./deskBlock.ts";
import type { Facts } from "./editing/exhibition-book.ts";

type Success = {
  readonly block: deskBlock_block$key;
  readonly exhibition: { readonly change: number };
};

/** Converts the payload of a block mutation into facts. */
export function changedBlock({ block, exhibition }: Success): Facts {
  const read = deskBlock(block);
  return { change: exhibition.change, head: null, blocks: read ? [read] : [], removedIds: [] };
}
