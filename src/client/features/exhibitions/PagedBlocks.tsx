import type { ComponentProps } from "react";
import { graphql, useFragment } from "react-relay";
import type { ExhibitionBlocks_blocks$key } from "../../../../__generated__/relay/ExhibitionBlocks_blocks.graphql.ts";
import type { PagedBlocks_exhibition$key } from "../../../../__generated__/relay/PagedBlocks_exhibition.graphql.ts";
import { blocksAtOnce } from "./blocks-at-once.ts";
import { ExhibitionBlocks } from "./ExhibitionBlocks.tsx";
import { MoreBlocks } from "./MoreBlocks.tsx";

type PagedBlocksProps = {
  exhibition: PagedBlocks_exhibition$key;
  /** How many blocks are left out at the beginning; null if the page is not sent in parts to those without a script. */
  from: number | null;
  /** Those of its blocks that are there. */
  blocks: ExhibitionBlocks_blocks$key;
  hasNext: boolean;
  isLoadingNext: boolean;
  loadNext: ComponentProps<typeof MoreBlocks>["loadNext"];
};

/** What an exhibition consists of; more of a very long one is loaded as the end of what is there comes near. */
export function PagedBlocks(props: PagedBlocksProps) {
  const { from, blocks, hasNext, isLoadingNext, loadNext } = props;
  const { introduction, credits } = useFragment(
    graphql`
      fragment PagedBlocks_exhibition on Exhibition {
        introduction
        credits
      }
    `,
    props.exhibition,
  );
  return (
    <ExhibitionBlocks
      blocks={blocks}
      introduction={introduction}
      credits={credits}
      more={
        hasNext && (
          <MoreBlocks
            count={blocksAtOnce}
            shown={blocks.length}
            next={from === null ? null : `?from=${from + blocks.length}`}
            isLoading={isLoadingNext}
            loadNext={loadNext}
          />
        )
      }
    />
  );
}
