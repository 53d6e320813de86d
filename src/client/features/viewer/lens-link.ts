import type { LensView } from "../../../view/view.ts";

/** The lens in a URL, and the callback that updates it. */
export type LensLink = {
  /** The lens in the URL; null if there is none. */
  readonly start: LensView | null;
  /** Called with the lens when it rests, and with null once it is turned off. */
  readonly onLens: (lens: LensView | null) => void;
};

/** Tolerance for a position and a size; a URL has whole pixels. */
const samePlace = 1;
/** Tolerance for a strength, absolute and relative; a URL has one decimal below 10 and none from 10 on. */
const sameStrength = 0.06;

/** Returns whether two lenses are equal to the precision of a URL. */
export function isSameLens(one: LensView | null, other: LensView | null): boolean {
  if (!one || !other) return one === other;
  return (
    Math.abs(one.at.x - other.at.x) <= samePlace &&
    Math.abs(one.at.y - other.at.y) <= samePlace &&
    Math.abs(one.strength - other.strength) <=
      Math.max(sameStrength, one.strength * sameStrength) &&
    Math.abs(one.size - other.size) < samePlace &&
    one.shape === other.shape &&
    one.through === other.through
  );
}
