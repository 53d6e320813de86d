import { graphql, useFragment } from "react-relay";
import type { SeparatorBlock_block$key } from "../../../../../../__generated__/relay/SeparatorBlock_block.graphql.ts";
import type { BlockReaderProps } from "../block-reader.ts";

/** A separator between blocks. */
export function SeparatorBlock({ block }: BlockReaderProps<SeparatorBlock_block$key>) {
  const { look } = useFragment(
    graphql`
      fragment SeparatorBlock_block on SeparatorBlock {
        look
      }
    `,
    block,
  );
  return <hr className="separator" data-look={look.toLowerCase()} />;
}
