import type { ComponentProps } from "react";
import { graphql, useFragment } from "react-relay";
import type { PageLens_image$key } from "../../../../__generated__/relay/PageLens_image.graphql.ts";
import type { useThrough_images$key } from "../../../../__generated__/relay/useThrough_images.graphql.ts";
import { LensOver } from "./LensOver.tsx";
import { usePageGround } from "./lens-ground.ts";
import { useThrough } from "./useThrough.ts";
import { useViewerImage } from "./viewer-image.ts";

type PageLensProps = Pick<
  ComponentProps<typeof LensOver>,
  "on" | "keysIn" | "onLens" | "onWords" | "onOff"
> & {
  image: PageLens_image$key;
  /** All images of the work, and the index of the one below the lens, from 0. */
  images: useThrough_images$key;
  index: number;
  /** The work's title. */
  title: string;
  /** The element that the image fills. */
  picture: HTMLElement;
};

/** The lens over an image on a work's page. */
export function PageLens(props: PageLensProps) {
  const { images, index, title, picture, on, keysIn, onLens, onWords, onOff } = props;
  const { service, width, height, alt, tiles } = useFragment(
    graphql`
      fragment PageLens_image on Image {
        service
        width
        height
        alt
        tiles {
          width
          scaleFactors
        }
      }
    `,
    props.image,
  );
  const image = useViewerImage({
    service,
    width,
    height,
    tileWidth: tiles.width,
    scaleFactors: tiles.scaleFactors,
  });
  const ground = usePageGround(picture, image.grid);
  const choices = useThrough(images, index);
  return (
    <LensOver
      image={image}
      ground={ground}
      label={alt || title}
      choices={choices}
      within={picture}
      {...{ on, keysIn, onLens, onWords, onOff }}
    />
  );
}
