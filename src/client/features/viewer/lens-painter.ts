import { intersect } from "../../../view/geometry.ts";
import { tileCover, tileUrl } from "../../../view/tiles.ts";
import type { Tile } from "../../../view/tiles.ts";
import { wholeRegion } from "../../../view/view.ts";
import type { Region, Size } from "../../../view/view.ts";
import { placeOnGlass } from "./lens-geometry.ts";
import type { LensFrame } from "./lens-geometry.ts";
import type { ViewerImage } from "./viewer-image.ts";

type Shown = HTMLImageElement | ImageBitmap;

type PaintOptions = {
  image: ViewerImage;
  frame: LensFrame;
  /** The level that is sharp in this frame. */
  scaleFactor: number;
  /** Returns a loaded tile by its URL. */
  tile(url: string): CanvasImageSource | undefined;
  /** The copy of the whole image that is already displayed, or null while it has not loaded. */
  shown: Shown | null;
};

/**
 * Draws the contents of the lens: the sharp tiles and, until all of them have loaded, below them the image as the page
 * shows it and loaded tiles of other levels. So there is always something, and it only gets sharper.
 */
export function paintLens(context: CanvasRenderingContext2D, options: PaintOptions): void {
  const { image, frame, scaleFactor, shown } = options;
  context.clearRect(0, 0, frame.pixels, frame.pixels);
  context.imageSmoothingEnabled = true;
  if (!frame.isUpright) context.setTransform(...frame.matrix);
  const sharp = tileCover(image.grid, scaleFactor, frame.region);
  if (sharp.some((tile) => !options.tile(tileUrl(image.service, tile)))) {
    // Better smoothing takes a third longer, which temporary content is not worth.
    context.imageSmoothingQuality = "medium";
    if (shown && widthOf(shown) > 0) paintShown(context, image, frame, shown);
    for (const factor of otherLevels(image.grid.scaleFactors, scaleFactor)) {
      paintTiles(context, tileCover(image.grid, factor, frame.region), options);
    }
  }
  context.imageSmoothingQuality = "high";
  paintTiles(context, sharp, options);
  if (!frame.isUpright) context.setTransform(1, 0, 0, 1, 0, 0);
}

/** Maximum factor by which a level may be finer than needed and still be used. */
const finerBy = 4;

/** Returns the levels to paint below the sharp one, from bottom to top: coarse to fine, then too fine. */
function otherLevels(scaleFactors: readonly number[], sharp: number): number[] {
  const coarser = scaleFactors.filter((factor) => factor > sharp).reverse();
  const finer = scaleFactors.filter((factor) => factor < sharp && factor * finerBy >= sharp);
  return [...coarser, ...finer];
}

function paintShown(
  context: CanvasRenderingContext2D,
  { grid }: ViewerImage,
  frame: LensFrame,
  shown: Shown,
): void {
  const visible = intersect(frame.region, wholeRegion(grid));
  if (!visible) return;
  const share = widthOf(shown) / grid.width;
  const [a, , , d, e, f] = frame.matrix;
  const { x, y, width, height } = visible;
  const onto: Region = frame.isUpright
    ? { x: x * a + e, y: y * d + f, width: width * a, height: height * d }
    : visible;
  context.drawImage(
    shown,
    x * share,
    y * share,
    width * share,
    height * share,
    onto.x,
    onto.y,
    onto.width,
    onto.height,
  );
}

/** Returns an image's width in pixels, 0 while it has not loaded. */
function widthOf(shown: Shown): number {
  if (!("naturalWidth" in shown)) return shown.width;
  return shown.complete ? shown.naturalWidth : 0;
}

function paintTiles(
  context: CanvasRenderingContext2D,
  tiles: readonly Tile[],
  { image, frame, tile: pictureOf }: PaintOptions,
): void {
  for (const tile of tiles) {
    const picture = pictureOf(tileUrl(image.service, tile));
    if (!picture) continue;
    const { region, scaleFactor } = tile;
    const place = frame.isUpright
      ? placeOnGlass(region, frame)
      : overlapping(region, frame, image.grid);
    context.drawImage(
      picture,
      0,
      0,
      region.width / scaleFactor,
      region.height / scaleFactor,
      place.x,
      place.y,
      place.width,
      place.height,
    );
  }
}

/** Device pixels by which a rotated tile overlaps its neighbours. */
const overlap = 0.5;

/**
 * Enlarges the region of a rotated tile. Its edges cross pixels, and the background would shine through two half
 * covered ones. So each tile overlaps its neighbours, but does not extend beyond the edge of the image.
 */
function overlapping({ x, y, width, height }: Region, { scale }: LensFrame, image: Size): Region {
  const more = overlap / scale;
  const left = Math.max(0, x - more);
  const top = Math.max(0, y - more);
  return {
    x: left,
    y: top,
    width: Math.min(image.width, x + width + more) - left,
    height: Math.min(image.height, y + height + more) - top,
  };
}
