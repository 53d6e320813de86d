import { pixelsPerCmOfSize } from "../../view/pixels-per-cm.ts";
import type { ImageRow, WorkRow } from "./works.ts";

/**
 * How many pixels of a picture make a centimetre of its work: what is stored, or else what the work's dimensions say.
 * They say it only of the first picture, where it shows the front and has the front's proportions: any other may be a
 * detail, or have a frame or a colour scale beside the work, and a wrong scale would be believed.
 */
export function pixelsPerCmOf(
  { pixelsPerCm, position, role, width, height }: ImageRow,
  work: Pick<WorkRow, "dimensions"> | null,
): number | null {
  if (pixelsPerCm !== null) return pixelsPerCm;
  if (position !== 0 || role !== "FRONT" || !work?.dimensions) return null;
  return pixelsPerCmOfSize({ width, height }, work.dimensions);
}
