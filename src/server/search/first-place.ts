/** Returns the first of `count` positions for which `holds` is true, as for all later ones, or `count`. */
export function firstPlace(count: number, holds: (place: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
