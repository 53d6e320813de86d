import { laidWhole } from "./laid-whole.ts";
import { apply, invert, registration } from "./registration.ts";
import type { PointPair } from "./registration.ts";
import type { Size } from "./view.ts";

/** A picture of a work, and how it lies on the first one; null if nobody has said. */
type Laid = Size & { readonly role: string; readonly registration: readonly PointPair[] | null };

/**
 * How pictures lie on the first of them once that is another one than before: each where it lay. The one that was the
 * first lies on the new one as that one lay on it. Of what lies beyond the new one's edges, or if nobody knows how that one
 * lay, nothing is known any more.
 *
 * @param images in their new order, each as it lay on `first`
 * @param first what came first before, whether it is still among them or not
 * @returns what is said of each, in the same order
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
