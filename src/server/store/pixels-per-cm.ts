import { pixelsPerCmOfSize } from "../../view/pixels-per-cm.ts";
import type { ImageRow, WorkRow } from "./works.ts";

/**
 * Returns the number of image pixels per centimetre of the work: the stored scale, or one computed from the work's
 * dimensions. The dimensions apply only to the first image, if it shows the front in the front's proportions. Any other
 * image may show a detail, a frame or a colour scale next to the work, and users would trust a wrong scale.
 */
export function pixelsPerCmOf(
  { pixelsPerCm, position, role, width, height }: ImageRow,
  work: Pick<WorkRow, "dimensions"> | null,
): number | null {
  if (pixelsPerCm !== null) return pixelsPerCm;
  if (position !== 0 || role !== "FRONT" || !work?.dimensions) return null;
  return pixelsPerCmOfSize({ width, height }, work.dimensions);
}
