import { lookText } from "../../../../src/view/taken-frame.ts";
import { toText } from "../../../../src/view/view-text.ts";
import { wholeView } from "../../../../src/view/view.ts";
import type { View } from "../../../../src/view/view.ts";

/** The size of every image these views are of. */
const size = { width: 4_000, height: 3_000 };

/** A view of a whole picture that was taken, as an answer has it; `over` is what is otherwise. */
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

/** A view that was taken of less than the whole, or turned. */
export function answeredPart(name: string, part: Partial<View>) {
  const view = { ...wholeView(name, 0), ...part };
  const over = { view: toText(view), frame: lookText(view) };
  return answeredView(name, { ...over, cuts: cutsOf(name, view.region ?? size) });
}

/** A view of a work that is not shown any more. */
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
