/** The slides that are there, of many; counted from 0, both ends included. */
type SlideRange = { readonly from: number; readonly to: number };

/** How many slides on either side of the one in place are there too. */
const usual = 2;

/** The slides that are there around one that is in place. @param isNear whether the window is near them */
export function rangeAround(index: number, count: number, isNear: boolean): SlideRange {
  const besides = isNear ? usual : 0;
  return { from: Math.max(0, index - besides), to: Math.min(count - 1, index + besides) };
}
