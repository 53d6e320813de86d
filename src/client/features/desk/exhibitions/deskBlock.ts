import { graphql, readInlineData } from "react-relay";
import type {
  deskBlock_block$data,
  deskBlock_block$key,
} from "../../../../../__generated__/relay/deskBlock_block.graphql.ts";
import type { BlockContentInput } from "../../../../../__generated__/relay/useWriteBlockMutation.graphql.ts";
import type { BlockKind } from "../../exhibitions/blocks/block-in-hand.ts";
import type { ViewInHand } from "../../exhibitions/takenViewInHand.ts";
import { contentOf } from "./block-content.ts";
import { blockKinds } from "./block-kinds.ts";

/** A block as one response describes it. */
export type DeskBlock = {
  readonly id: string;
  readonly position: string;
  readonly isHidden: boolean;
  readonly version: number;
  /** Null if this client does not know the block's type. */
  readonly content: BlockContentInput | null;
};

/** A block, with what its views show. */
export type ReadBlock = { readonly block: DeskBlock; readonly views: readonly ViewInHand[] };

/**
 * Reads a block from a response. It reads inline data because the Relay store holds only the response that arrived
 * last.
 *
 * @returns null if this client does not know the type
 */
export function deskBlock(key: deskBlock_block$key): ReadBlock | null {
  const data = readInlineData(
    graphql`
      fragment deskBlock_block on ExhibitionBlock @inline {
        ... on Block {
          id
          position
          isHidden
          version
        }
        ...textInHand_block @alias(as: "text")
        ...pictureInHand_block @alias(as: "picture")
        ...carouselInHand_block @alias(as: "carousel")
        ...zoomStoryInHand_block @alias(as: "zoomStory")
        ...comparisonInHand_block @alias(as: "comparison")
        ...workListInHand_block @alias(as: "workList")
        ...quotationInHand_block @alias(as: "quotation")
        ...separatorInHand_block @alias(as: "separator")
        ...videoInHand_block @alias(as: "video")
      }
    `,
    key,
  );
  const { id, position, isHidden, version } = data;
  if (id === undefined || position === undefined || version === undefined) return null;
  const held = heldIn(data);
  const content = held && contentOf(held.kind, held.content);
  return {
    block: { id, position, isHidden: isHidden ?? false, version, content },
    views: held?.views ?? [],
  };
}

/** Returns the content by its type; null if this client does not know the type. */
function heldIn(data: deskBlock_block$data) {
  for (const kind of Object.keys(blockKinds) as BlockKind[]) {
    const key = data[kind];
    // Each type's reader matches its own fragment.
    if (key) return { kind, ...blockKinds[kind].read(key as never) };
  }
  return null;
}
