import type { LensView } from "../../../view/view.ts";

/** What a link brings about the lens, and where to tell what a link to it would say. */
export type LensLink = {
  /** The lens of the address; null where it says none. */
  readonly start: LensView | null;
  /** Called with the lens where it rests, and with null once it is put away. */
  readonly onLens: (lens: LensView | null) => void;
};

/** An address says a place in whole pixels, */
const samePlace = 1;
/** and a strength to a tenth at the least. */
const sameStrength = 0.06;

/** Whether two lenses are the same, as far as an address can tell them apart. */
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
