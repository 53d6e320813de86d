import { graphql, useFragment } from "react-relay";
import type { CarouselBlock_block$key } from "../../../../../../__generated__/relay/CarouselBlock_block.graphql.ts";
import { LookAt } from "../../pictures/LookAt.tsx";
import { widthSizes } from "../../pictures/width-sizes.ts";
import type { BlockReaderProps } from "../block-reader.ts";

/** Works or details beside one another. */
export function CarouselBlock({ block, isFirst }: BlockReaderProps<CarouselBlock_block$key>) {
  const { label, slides } = useFragment(
    graphql`
      fragment CarouselBlock_block on CarouselBlock {
        label
        slides {
          key
          view {
            ...LookAt_view
          }
          caption
        }
      }
    `,
    block,
  );
  return (
    <ul aria-label={label}>
      {slides.map(({ key, view, caption }, place) => (
        <li key={key}>
          <LookAt
            view={view}
            caption={caption ?? null}
            sizes={widthSizes("WIDE")}
            priority={isFirst && place === 0 ? "first" : "lazy"}
          />
        </li>
      ))}
    </ul>
  );
}
