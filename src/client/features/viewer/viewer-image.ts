import { useMemo } from "react";
import type { TileGrid } from "../../../view/tiles.ts";

/** What lens and deep zoom need to know of a picture. */
export type ViewerImage = {
  /** Path of its IIIF Image API service. */
  readonly service: string;
  readonly grid: TileGrid;
};

type ViewerImageFields = TileGrid & { readonly service: string };

/** A picture for lens and deep zoom: the same object as long as it is the same picture. */
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
