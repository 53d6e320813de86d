import { toCompareSearch } from "../../../view/address.ts";
import { besideOneAnother } from "../../../view/view.ts";
import type { Comparison, Frame, View } from "../../../view/view.ts";

/** One of the compared images. */
export type ComparedPicture = {
  /** Identifies it as long as the page is open, wherever it is moved. */
  readonly name: string;
  /** Its displayed view: from the URL, or where it has come to rest since. */
  readonly frame: Frame;
};

/** The compared images, and how they are compared. */
export type Compared = Omit<Comparison, "others"> & {
  readonly pictures: readonly ComparedPicture[];
};

/** Converts a comparison to the view in its URL; null if there are no images. */
export function viewOf({ pictures, ...how }: Compared): View | null {
  const [first, ...others] = pictures.map(({ frame }) => frame);
  if (!first) return null;
  return { ...first, lens: null, layers: [], comparison: { ...how, others } };
}

/**
 * Converts a view to a comparison; images that are already shown, and look the same in the URL, keep their identity.
 */
export function comparedIn(view: View | null, shown: Compared): Compared {
  const { lock, arrangement, share } = view?.comparison ?? besideOneAnother;
  const left = [...shown.pictures];
  const pictures = framesOf(view).map((frame): ComparedPicture => {
    const isSame = ({ frame: own }: ComparedPicture) => textOf(own) === textOf(frame);
    const isOf = ({ frame: own }: ComparedPicture) =>
      own.work === frame.work && own.image === frame.image;
    const same = left.find(isSame);
    const known = same ?? left.find(isOf);
    if (!known) return { name: `${frame.work};${frame.image}`, frame };
    left.splice(left.indexOf(known), 1);
    return same ?? { name: known.name, frame };
  });
  return { pictures: named(pictures), lock, arrangement, share };
}

/** An empty comparison. */
export const nothingCompared: Compared = {
  pictures: [],
  lock: besideOneAnother.lock,
  arrangement: besideOneAnother.arrangement,
  share: besideOneAnother.share,
};

/** Returns the frames of a view: the first one and those it is compared with. */
export function framesOf(view: View | null): readonly Frame[] {
  if (!view) return [];
  const { work, image, region, rotation, mirror, adjustments } = view;
  return [
    { work, image, region, rotation, mirror, adjustments },
    ...(view.comparison?.others ?? []),
  ];
}

/** Moves an image to an index among the others. */
export function movedTo(
  pictures: readonly ComparedPicture[],
  name: string,
  to: number,
): readonly ComparedPicture[] {
  const moving = pictures.find((each) => each.name === name);
  if (!moving) return pictures;
  const others = pictures.filter((each) => each !== moving);
  const place = Math.max(0, Math.min(others.length, to));
  return [...others.slice(0, place), moving, ...others.slice(place)];
}

/** Makes names unique, because an image can be compared with itself. */
function named(pictures: readonly ComparedPicture[]): readonly ComparedPicture[] {
  const used = new Set<string>();
  return pictures.map((picture) => {
    let { name } = picture;
    while (used.has(name)) name = `${name}+`;
    used.add(name);
    return name === picture.name ? picture : { ...picture, name };
  });
}

/** Returns the URL form of a frame; the same for all that look the same. */
export function textOf(frame: Frame): string {
  return toCompareSearch({ ...frame, lens: null, layers: [], comparison: null }).view.join();
}
