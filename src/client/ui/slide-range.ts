/** The rendered slides, of many; counted from 0, both ends included. */
type SlideRange = { readonly from: number; readonly to: number };

/** Number of slides rendered on either side of the current one. */
const usual = 2;

/** Returns the slides to render around the current one. @param isNear whether the carousel is near the viewport */
export function rangeAround(index: number, count: number, isNear: boolean): SlideRange {
  const besides = isNear ? usual : 0;
  return { from: Math.max(0, index - besides), to: Math.min(count - 1, index + besides) };
}
