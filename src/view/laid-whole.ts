import { compose, laidOver } from "./registration.ts";
import type { Transform } from "./registration.ts";
import type { Size } from "./view.ts";

/** An image of a work with its role, a value of the GraphQL enum. */
type Shown = Size & { readonly role: string };

/**
 * Returns the default alignment of an image over another one of its work, used where no registration is stored; null if
 * there is none. A back is mirrored, because it shows the work from behind. A detail has no default: its aspect ratio
 * does not reveal its position.
 */
export function laidWhole(image: Shown, ground: Shown): Transform | null {
  if (image !== ground && (image.role === "DETAIL" || ground.role === "DETAIL")) return null;
  const over = laidOver([], image, ground);
  const isTurned = (image.role === "BACK") !== (ground.role === "BACK");
  return over && isTurned ? compose([-1, 0, 0, 1, ground.width, 0], over) : over;
}
