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
  /** A tile that is there, by its address. */
  tile(url: string): CanvasImageSource | undefined;
  /** The whole picture as it is shown already, or null while it is not there. */
  shown: Shown | null;
};

/**
 * Draws what the lens shows: the sharp tiles, and until all of them are there, below them the
 * picture as the page shows it and what is there of other levels. So there is always something, and
 * it only gets sharper.
 */
export function paintLens(context: CanvasRenderingContext2D, options: PaintOptions): void {
  const { image, frame, scaleFactor, shown } = options;
  context.clearRect(0, 0, frame.pixels, frame.pixels);
  context.imageSmoothingEnabled = true;
  if (!frame.isUpright) context.setTransform(...frame.matrix);
  const sharp = tileCover(image.grid, scaleFactor, frame.region);
  if (sharp.some((tile) => !options.tile(tileUrl(image.service, tile)))) {
    // What only stands in is not worth the third of the time that finer smoothing takes.
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

/** How much finer than needed a level may be and still help out. */
const finerBy = 4;

/** The levels to paint below the sharp one, from below to above: coarse to fine, then too fine. */
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

/** How many pixels wide a picture is, 0 while it is not there. */
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

/** Pixels of the screen by which a turned tile reaches over its neighbours. */
const overlap = 0.5;

/**
 * The edges of a turned tile lie across pixels, where two half covered ones would let the ground shine through. So
 * each reaches over its neighbours, but not over the edge of the picture.
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
