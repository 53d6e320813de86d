import { graphql, useFragment } from "react-relay";
import type { PictureBlock_block$key } from "../../../../../../__generated__/relay/PictureBlock_block.graphql.ts";
import { LookAt } from "../../pictures/LookAt.tsx";
import { widthSizes } from "../../pictures/width-sizes.ts";
import type { BlockReaderProps } from "../block-reader.ts";

/** An image or a detail of one, with the lens; a note in its place if it is no longer visible. */
export function PictureBlock({ block, isFirst }: BlockReaderProps<PictureBlock_block$key>) {
  const { view, caption, width } = useFragment(
    graphql`
      fragment PictureBlock_block on PictureBlock {
        view {
          ...LookAt_view
        }
        caption
        width
      }
    `,
    block,
  );
  return (
    <LookAt
      view={view}
      caption={caption ?? null}
      sizes={widthSizes(width)}
      priority={isFirst ? "first" : "lazy"}
    />
  );
}
