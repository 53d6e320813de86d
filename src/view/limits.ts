/** What a View may hold. What is written is brought within them, what is read beyond them is dropped. */
export const limits = {
  /** Characters of a work's slug. */
  slug: 200,
  /** The highest number of an image, from 1. */
  images: 9_999,
  /** Pixels along a side of an image. */
  side: 1_000_000,
  /** Brightness, contrast and saturation. */
  adjustment: 4,
  /** How strong a lens may be. */
  leastStrength: 1,
  mostStrength: 999,
  /** How large a lens may be, in CSS pixels. */
  leastLens: 16,
  mostLens: 999,
  layers: 8,
  /** What one picture may be compared with. */
  others: 3,
} as const;
