import { intersect } from "../../../view/geometry.ts";
import { tileCover, tileUrl } from "../../../view/tiles.ts";
import type { Tile } from "../../../view/tiles.ts";
import type { Region } from "../../../view/view.ts";
import { placeOnGlass } from "./lens-geometry.ts";
import type { LensFrame } from "./lens-geometry.ts";
import type { ViewerImage } from "./viewer-image.ts";

type PaintOptions = {
  image: ViewerImage;
  frame: LensFrame;
  /** The level that is sharp in this frame. */
  scaleFactor: number;
  /** A tile that is there, by its address. */
  tile(url: string): CanvasImageSource | undefined;
  /** The picture as the page shows it, or null while it is not there. */
  shown: HTMLImageElement | null;
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
  context.imageSmoothingQuality = "high";
  const sharp = tileCover(image.grid, scaleFactor, frame.region);
  if (sharp.some((tile) => !options.tile(tileUrl(image.service, tile)))) {
    if (shown?.complete && shown.naturalWidth > 0) paintShown(context, image, frame, shown);
    for (const factor of otherLevels(image.grid.scaleFactors, scaleFactor)) {
      paintTiles(context, tileCover(image.grid, factor, frame.region), options);
    }
  }
  paintTiles(context, sharp, options);
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
  shown: HTMLImageElement,
): void {
  const whole: Region = { x: 0, y: 0, width: grid.width, height: grid.height };
  const visible = intersect(frame.region, whole);
  if (!visible) return;
  const share = shown.naturalWidth / grid.width;
  context.drawImage(
    shown,
    visible.x * share,
    visible.y * share,
    visible.width * share,
    visible.height * share,
    visible.x * frame.scale - frame.left,
    visible.y * frame.scale - frame.top,
    visible.width * frame.scale,
    visible.height * frame.scale,
  );
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
    const place = placeOnGlass(region, frame);
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
