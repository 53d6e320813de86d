import { laidWhole } from "./laid-whole.ts";
import { apply, invert, registration } from "./registration.ts";
import type { PointPair } from "./registration.ts";
import type { Size } from "./view.ts";

/** An image of a work and its registration on the first image; null if it has none. */
type Laid = Size & { readonly role: string; readonly registration: readonly PointPair[] | null };

/**
 * Converts the registrations of images when another image becomes the first one, so that each stays in its place. The
 * former first image gets the inverse of the new one's registration. A registration becomes null if its points lie
 * outside the new first image, or if the new one's own alignment is unknown.
 *
 * @param images in their new order, each with its registration on `first`
 * @param first the former first image, whether or not it is still in the list
 * @returns the new registrations, in the same order
 */
export function registrationsOn<Image extends Laid>(
  images: readonly Image[],
  first: Image,
): (readonly PointPair[] | null)[] {
  const [next] = images;
  if (!next || next === first) return images.map(({ registration }) => registration);
  const over = next.registration ? registration(next.registration) : laidWhole(next, first);
  const back = over && invert(over);
  return images.map((image) => {
    if (image === next) return null;
    if (image === first) return within(next.registration?.map(turned) ?? null, next);
    if (!back || !image.registration) return null;
    const pairs = image.registration.map(({ from, to }) => ({ from, to: apply(back, to) }));
    return within(pairs, next);
  });
}

const turned = ({ from, to }: PointPair): PointPair => ({ from: to, to: from });

function within(pairs: readonly PointPair[] | null, { width, height }: Size) {
  const isIn = ({ to: { x, y } }: PointPair) => x >= 0 && y >= 0 && x <= width && y <= height;
  return pairs?.every(isIn) ? pairs : null;
}
