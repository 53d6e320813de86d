type Size = { width: number; height: number };

/** The largest picture the image service gives, as its `info.json` tells: pixels a side, and in all. */
const limits = { side: 10_000, area: 40_000_000 };

/**
 * The size the image service gives a whole picture in, never enlarged: in proportion, and within its
 * limits.
 *
 * @param longest the most pixels a side that is asked for; without one, as large as can be had
 */
export function servedSize({ width, height }: Size, longest = limits.side): Size {
  const most = Math.min(longest, limits.side);
  const scale = Math.min(most / width, most / height, Math.sqrt(limits.area / (width * height)));
  if (scale >= 1) return { width, height };
  const side = (length: number) => Math.max(1, Math.min(most, Math.round(length * scale)));
  const rounded = { width: side(width), height: side(height) };
  if (rounded.width * rounded.height <= limits.area) return rounded;
  return { width: Math.floor(width * scale), height: Math.floor(height * scale) };
}
