import { registration } from "../../view/registration.ts";
import type { DetailInput, ImageInput, ImagePoint, PointPair } from "./work-input.ts";

/** Maximum number of described details of one image. */
const mostDetails = 100;
/** Maximum length of the caption of a detail, in characters. */
const longestCaption = 200;

type Refuse = (field: string, message: string) => never;
type Size = { width: number; height: number };

/** Checks the details of a work's images and their registrations with the first image. */
export function assertLookedAt(images: readonly ImageInput[], refuse: Refuse): void {
  const [first] = images;
  images.forEach((image, index) => {
    const field = `images[${index}]`;
    if (image.details.length > mostDetails) {
      refuse(`${field}.details`, `A picture has at most ${mostDetails} described details.`);
    }
    image.details.forEach((detail, place) => {
      assertDetail(detail, image, `${field}.details[${place}]`, refuse);
    });
    if (image.registration !== null && first !== undefined) {
      const place = `${field}.registration`;
      if (index === 0) refuse(place, "The first picture is what the others are laid on.");
      assertRegistration(image.registration, image, first, place, refuse);
    }
  });
}

function assertDetail(detail: DetailInput, image: Size, field: string, refuse: Refuse): void {
  const { x, y, width, height } = detail.region;
  const isWhole = [x, y, width, height].every(Number.isInteger);
  const isWithin =
    x >= 0 &&
    y >= 0 &&
    width >= 1 &&
    height >= 1 &&
    x + width <= image.width &&
    y + height <= image.height;
  if (!isWhole || !isWithin) {
    refuse(
      `${field}.region`,
      `The region ${x},${y},${width},${height} is no part of a picture of ${image.width} x ${image.height} pixels.`,
    );
  }
  const { length } = [...detail.caption];
  if (detail.caption.trim() === "" || length > longestCaption) {
    refuse(`${field}.caption`, `A detail's caption has 1 to ${longestCaption} characters.`);
  }
}

function assertRegistration(
  pairs: readonly PointPair[],
  image: Size,
  first: Size,
  field: string,
  refuse: Refuse,
): void {
  if (pairs.length !== 2 && pairs.length !== 3) {
    refuse(field, "A registration is two or three pairs of points.");
  }
  if (!pairs.every(({ from, to }) => isIn(from, image) && isIn(to, first))) {
    refuse(field, "A point of the registration lies outside its picture.");
  }
  // The viewer must be able to compute the alignment of the images from the points.
  if (registration(pairs) === null) {
    refuse(
      field,
      "The points of a registration must lie apart, and three of them not on one line.",
    );
  }
}

function isIn({ x, y }: ImagePoint, { width, height }: Size): boolean {
  return x >= 0 && y >= 0 && x <= width && y <= height;
}
