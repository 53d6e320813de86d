import type { Size } from "./view.ts";

/** How far the proportions of a picture and of its work may be apart: what is trimmed when a photograph is cut. */
const tolerance = 0.02;

/** How many pixels of a picture that shows all of a work make a centimetre of it; null if its proportions are not the work's. */
export function pixelsPerCmOfSize(
  { width, height }: Size,
  work: { readonly heightCm: number | null; readonly widthCm: number | null },
): number | null {
  const { heightCm, widthCm } = work;
  if (!heightCm || !widthCm) return null;
  const unlike = width / height / (widthCm / heightCm);
  return Math.abs(unlike - 1) <= tolerance ? width / widthCm : null;
}
