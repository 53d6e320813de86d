import type { ImageRow, WorkRow } from "./works.ts";

/** How far the proportions of a picture and of its work may be apart: what is trimmed when a photograph is cut. */
const tolerance = 0.02;

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
  const { heightCm, widthCm } = work?.dimensions ?? { heightCm: null, widthCm: null };
  if (position !== 0 || role !== "FRONT" || !heightCm || !widthCm) return null;
  const unlike = width / height / (widthCm / heightCm);
  return Math.abs(unlike - 1) <= tolerance ? width / widthCm : null;
}
