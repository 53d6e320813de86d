import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { useThrough_images$key } from "../../../../__generated__/relay/useThrough_images.graphql.ts";
import { pictureSource } from "../../ui/picture-source.ts";
import { throughFrom } from "./lens-through.ts";
import type { Through } from "./lens-through.ts";
import type { ViewerImage } from "./viewer-image.ts";

/** An image that can be laid over another one, or seen in its place. */
export type ThroughImage = Through & {
  readonly image: ViewerImage;
  /** The address of a small version of it. */
  readonly smallUrl: string;
};

/**
 * The images that can be laid over one of a work's images, or seen in its place through the lens.
 *
 * @param index which of the images they would lie over, counted from 0
 */
export function useThrough(images: useThrough_images$key, index: number): readonly ThroughImage[] {
  const all = useFragment(
    graphql`
      fragment useThrough_images on Image @relay(plural: true) {
        service
        width
        height
        role
        caption
        derivativeWidths
        registration {
          from {
            x
            y
          }
          to {
            x
            y
          }
        }
        tiles {
          width
          scaleFactors
        }
      }
    `,
    images,
  );
  return useMemo(() => {
    const laid = all.map(({ width, height, role, caption, registration }) => ({
      width,
      height,
      role,
      caption,
      registration: registration?.map(({ from, to }) => ({
        from: { x: from.x, y: from.y },
        to: { x: to.x, y: to.y },
      })),
    }));
    return throughFrom(laid, index).flatMap((through) => {
      const image = all[through.index];
      if (!image) return [];
      const { service, width, height, tiles, derivativeWidths } = image;
      const grid = { width, height, tileWidth: tiles.width, scaleFactors: tiles.scaleFactors };
      const smallUrl = pictureSource({ service, derivativeWidths }).fallback;
      return [{ ...through, image: { service, grid }, smallUrl }];
    });
  }, [all, index]);
}
