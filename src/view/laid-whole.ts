import { compose, laidOver } from "./registration.ts";
import type { Transform } from "./registration.ts";
import type { Size } from "./view.ts";

/** An image of a work, and what it shows of it: a role of the contract. */
type Shown = Size & { readonly role: string };

/**
 * How an image lies over another one of its work as a whole, where nobody has said it; null if that cannot be told. A back
 * is seen from behind; where a detail is from, its proportions cannot tell.
 */
export function laidWhole(image: Shown, ground: Shown): Transform | null {
  if (image !== ground && (image.role === "DETAIL" || ground.role === "DETAIL")) return null;
  const over = laidOver([], image, ground);
  const isTurned = (image.role === "BACK") !== (ground.role === "BACK");
  return over && isTurned ? compose([-1, 0, 0, 1, ground.width, 0], over) : over;
}
