import { useMemo } from "react";
import type { TileGrid } from "../../../view/tiles.ts";

/** Data about an image that the lens and the deep zoom need. */
export type ViewerImage = {
  /** Path of its IIIF Image API service. */
  readonly service: string;
  readonly grid: TileGrid;
};

type ViewerImageFields = TileGrid & { readonly service: string };

/** Returns the image data for lens and deep zoom: the same object as long as the image is the same. */
export function useViewerImage({
  service,
  width,
  height,
  tileWidth,
  scaleFactors,
}: ViewerImageFields): ViewerImage {
  return useMemo(
    () => ({ service, grid: { width, height, tileWidth, scaleFactors } }),
    [service, width, height, tileWidth, scaleFactors],
  );
}
