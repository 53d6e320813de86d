import { intersect } from "../../../view/geometry.ts";
import { tileCover, tileUrl } from "../../../view/tiles.ts";
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
 * Draws what the lens shows: the picture as the page shows it, over it what is there of other
 * levels, and over that the sharp tiles. So there is always something, and it only gets sharper.
 */
export function paintLens(context: CanvasRenderingContext2D, options: PaintOptions): void {
  const { image, frame, scaleFactor, shown } = options;
  context.clearRect(0, 0, frame.pixels, frame.pixels);
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = "high";
  if (shown?.complete && shown.naturalWidth > 0) paintShown(context, image, frame, shown);
  for (const factor of paintOrder(image.grid.scaleFactors, scaleFactor)) {
    paintLevel(context, factor, options);
  }
}

/** The levels from below to above: coarser ones, the finer ones, and last the sharp one. */
export function paintOrder(scaleFactors: readonly number[], sharp: number): number[] {
  const others = scaleFactors.filter((factor) => factor !== sharp).sort((a, b) => b - a);
  const finest = others.filter((factor) => factor < sharp && factor * 4 >= sharp);
  return [...others.filter((factor) => factor > sharp), ...finest, sharp];
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

function paintLevel(
  context: CanvasRenderingContext2D,
  factor: number,
  { image, frame, tile: tileOf }: PaintOptions,
): void {
  for (const tile of tileCover(image.grid, factor, frame.region)) {
    const picture = tileOf(tileUrl(image.service, tile));
    if (!picture) continue;
    const place = placeOnGlass(tile.region, frame);
    const { width, height } = tile.region;
    context.drawImage(
      picture,
      0,
      0,
      width / factor,
      height / factor,
      place.x,
      place.y,
      place.width,
      place.height,
    );
  }
}
