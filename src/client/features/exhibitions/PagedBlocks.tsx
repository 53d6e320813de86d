import type { ComponentProps } from "react";
import { graphql, useFragment } from "react-relay";
import type { ExhibitionBlocks_blocks$key } from "../../../../__generated__/relay/ExhibitionBlocks_blocks.graphql.ts";
import type { PagedBlocks_exhibition$key } from "../../../../__generated__/relay/PagedBlocks_exhibition.graphql.ts";
import { blocksAtOnce } from "./blocks-at-once.ts";
import { ExhibitionBlocks } from "./ExhibitionBlocks.tsx";
import { MoreBlocks } from "./MoreBlocks.tsx";

type PagedBlocksProps = {
  exhibition: PagedBlocks_exhibition$key;
  /** Number of skipped blocks; null if the page has no pagination for readers without JavaScript. */
  from: number | null;
  /** The loaded blocks. */
  blocks: ExhibitionBlocks_blocks$key;
  hasNext: boolean;
  isLoadingNext: boolean;
  loadNext: ComponentProps<typeof MoreBlocks>["loadNext"];
};

/** The blocks of an exhibition, with pagination. */
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
