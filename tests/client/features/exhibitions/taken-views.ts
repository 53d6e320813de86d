import { lookText } from "../../../../src/view/taken-frame.ts";
import { toText } from "../../../../src/view/view-text.ts";
import { wholeView } from "../../../../src/view/view.ts";
import type { View } from "../../../../src/view/view.ts";

/** Size of every image in these views. */
const size = { width: 4_000, height: 3_000 };

/** Returns a snapshot of a whole image in the form of a response; `over` overrides its fields. */
export function answeredView(name: string, over: object = {}) {
  return {
    __typename: "TakenView",
    frame: "full 0",
    view: toText(wholeView(name, 0)),
    path: `/works/${name}?region=full`,
    work: {
      __typename: "Work",
      id: `work-${name}`,
      slug: name,
      title: name.toUpperCase(),
      creators: [{ __typename: "Creator", name: "Ada" }],
      date: "1569",
    },
    image: {
      __typename: "Image",
      id: `image-${name}`,
      service: `/iiif/image/3/${name}`,
      ...size,
      alt: null,
      placeholder: "",
      derivativeWidths: [400, 1600],
      tiles: { __typename: "ImageTiles", width: 512, scaleFactors: [1, 2, 4] },
    },
    cuts: cutsOf(name, size),
    ...over,
  };
}

/** Returns a snapshot of a part of an image, or of a rotated one. */
export function answeredPart(name: string, part: Partial<View>) {
  const view = { ...wholeView(name, 0), ...part };
  const over = { view: toText(view), frame: lookText(view) };
  return answeredView(name, { ...over, cuts: cutsOf(name, view.region ?? size) });
}

/** Returns a snapshot of a work that is no longer published. */
export const lostView = (name: string) =>
  answeredView(name, { view: null, path: null, work: null, image: null, cuts: [] });

function cutsOf(name: string, { width, height }: typeof size) {
  return [400, 800].map((across) => ({
    __typename: "ImageCut",
    address: `/cut/${name}/${across}`,
    width: across,
    height: Math.round((across * height) / width),
  }));
}
