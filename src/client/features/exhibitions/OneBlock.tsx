import { memo } from "react";
import { graphql, useFragment } from "react-relay";
import type { OneBlock_block$key } from "../../../../__generated__/relay/OneBlock_block.graphql.ts";
import { QuietBoundary } from "../../ui/QuietBoundary.tsx";
import { PartBoundary } from "../parts/PartBoundary.tsx";
import type { BlockReaderProps } from "./blocks/block-reader.ts";
import { blockTypeNamed, keyOfBlock } from "./blocks/block-types.ts";

type OneBlockProps = Pick<BlockReaderProps<never>, "notesBefore" | "isFirst"> & {
  block: OneBlock_block$key;
};

/**
 * Renders a block with the component of its type. Each block hydrates separately. A block that fails, or whose type
 * this client does not know, does not affect the others.
 */
export const OneBlock = memo(function OneBlock(props: OneBlockProps) {
  const { block: fragment, notesBefore, isFirst } = props;
  const block = useFragment(
    graphql`
      fragment OneBlock_block on ExhibitionBlock {
        __typename
        ... on Block {
          id
        }
        ... on PictureBlock {
          width
        }
        ...TextBlock_block @alias
        ...PictureBlock_block @alias
        ...CarouselBlock_block @alias
        ...ZoomStoryBlock_block @alias
        ...ComparisonBlock_block @alias
        ...WorkListBlock_block @alias
        ...QuotationBlock_block @alias
        ...SeparatorBlock_block @alias
        ...VideoBlock_block @alias
      }
    `,
    fragment,
  );
  const type = blockTypeNamed(block.__typename);
  const key = keyOfBlock(block);
  if (!type || key === null || block.id === undefined) {
    return (
      <p className="exhibition-note" lang="en">
        This part needs a newer version of the site. Load the page again.
      </p>
    );
  }
  const { Reader } = type;
  return (
    <div
      id={block.id}
      className="exhibition-block"
      data-type={block.__typename}
      data-width={block.width}
    >
      <QuietBoundary
        fallback={
          <p className="exhibition-note" lang="en">
            This part cannot be shown just now.
          </p>
        }
      >
        <PartBoundary
          waiting={
            <p className="exhibition-note" lang="en">
              Loading …
            </p>
          }
        >
          <Reader block={key} id={block.id} notesBefore={notesBefore} isFirst={isFirst} />
        </PartBoundary>
      </QuietBoundary>
    </div>
  );
});
