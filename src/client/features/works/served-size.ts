type Size = { width: number; height: number };

/** Limits of the image service, as in its `info.json`: pixels per side, and in total. */
const limits = { side: 10_000, area: 40_000_000 };

/**
 * Returns the size in which the image service delivers a whole image: in proportion, within its limits and never
 * enlarged.
 *
 * @param longest maximum pixels per side; by default as many as possible
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
