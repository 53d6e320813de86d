import type { Size } from "./view.ts";

/** Maximum relative difference between the aspect ratios of an image and its work. Photographs are trimmed a little. */
const tolerance = 0.02;

/** Returns the pixels per centimetre of an image that shows the whole work; null if the aspect ratios do not match. */
export function pixelsPerCmOfSize(
  { width, height }: Size,
  work: { readonly heightCm: number | null; readonly widthCm: number | null },
): number | null {
  const { heightCm, widthCm } = work;
  if (!heightCm || !widthCm) return null;
  const unlike = width / height / (widthCm / heightCm);
  return Math.abs(unlike - 1) <= tolerance ? width / widthCm : null;
}
