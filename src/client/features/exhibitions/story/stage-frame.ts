import type { Size } from "../../../../view/view.ts";
import type { Placement } from "../../viewer/deep-zoom-sight.ts";
import { seenIn, toWindow } from "../../viewer/lens-geometry.ts";
import type { LensFrame } from "../../viewer/lens-geometry.ts";

/**
 * Returns the visible part of an image on a stage, in physical pixels.
 *
 * @param placement of the image on the stage; scale in CSS pixels
 * @param stage in CSS pixels
 * @param rests whether the image may be aligned to whole pixels, up to half a pixel off; in motion that would make it
 * jerk
 */
export function stageFrame(
  placement: Placement,
  stage: Size,
  pixelRatio: number,
  rests: boolean,
): LensFrame {
  const size = stagePixels(stage, pixelRatio);
  const scale = placement.scale * pixelRatio;
  const [a, b, c, d, e, f] = toWindow({ ...placement, scale }, { x: 0, y: 0, ...size });
  const isUpright = rests && placement.rotation === 0 && !placement.mirror;
  const matrix = isUpright
    ? ([a, b, c, d, Math.round(e) + 0, Math.round(f) + 0] as const)
    : ([a, b, c, d, e, f] as const);
  return {
    pixels: Math.max(size.width, size.height),
    matrix,
    isUpright,
    scale,
    region: seenIn(matrix, size),
  };
}

/** Returns the size of a stage in physical pixels. */
export function stagePixels({ width, height }: Size, pixelRatio: number): Size {
  return { width: Math.round(width * pixelRatio), height: Math.round(height * pixelRatio) };
}
