import { graphql, readInlineData } from "react-relay";
import type { exhibitionInHand_exhibition$key } from "../../../../../__generated__/relay/exhibitionInHand_exhibition.graphql.ts";
import { deskBlock } from "./deskBlock.ts";
import { deskHead } from "./deskHead.ts";
import type { Reading } from "./editing/exhibition-book.ts";

/** Reads a whole exhibition from a response. */
export function exhibitionInHand(key: exhibitionInHand_exhibition$key): Reading {
  const exhibition = readInlineData(
    graphql`
      fragment exhibitionInHand_exhibition on Exhibition @inline @throwOnFieldError {
        ...deskHead_exhibition
        allBlocks {
          ...deskBlock_block
        }
      }
    `,
    key,
  );
  return {
    head: deskHead(exhibition),
    blocks: exhibition.allBlocks.flatMap((block) => deskBlock(block) ?? []),
  };
}
