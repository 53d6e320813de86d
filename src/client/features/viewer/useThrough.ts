import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { useThrough_images$key } from "../../../../__generated__/relay/useThrough_images.graphql.ts";
import { pictureSource } from "../../ui/picture-source.ts";
import { throughFrom } from "./lens-through.ts";
import type { Through } from "./lens-through.ts";
import type { ViewerImage } from "./viewer-image.ts";

/** An image that can be overlaid on another one, or shown instead of it. */
export type ThroughImage = Through & {
  readonly image: ViewerImage;
  /** URL of a small copy of it. */
  readonly smallUrl: string;
};

/**
 * Returns the images that can be overlaid on one of a work's images, or shown instead of it through the lens.
 *
 * @param index index of the image they would be overlaid on, from 0
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
