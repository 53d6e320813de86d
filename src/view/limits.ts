/** Limits of a View. Values are clamped when written and dropped when read beyond them. */
export const limits = {
  /** Length of a work's slug in characters. */
  slug: 200,
  /** Largest number of an image, from 1. */
  images: 9_999,
  /** Side length of an image in pixels. */
  side: 1_000_000,
  /** Brightness, contrast and saturation. */
  adjustment: 4,
  /** Magnification of a lens. */
  leastStrength: 1,
  mostStrength: 999,
  /** Diameter of a lens, in CSS pixels. */
  leastLens: 16,
  mostLens: 999,
  layers: 8,
  /** Images that one image can be compared with. */
  others: 3,
} as const;
