import { lookText } from "../../../../src/view/taken-frame.ts";
import { toText } from "../../../../src/view/view-text.ts";
import { wholeView } from "../../../../src/view/view.ts";
import type { View } from "../../../../src/view/view.ts";

/** The image all views of these tests are of. */
export const image = {
  width: 4_000,
  height: 3_000,
  alt: "A map of the world",
  service: "/iiif/image/3/world",
  placeholder: "",
  derivativeWidths: [400, 800],
  tiles: { width: 512, scaleFactors: [1, 2, 4, 8] },
};

/** A view that was taken, as an answer has it. @param part what of it is not as usual */
export function takenView(part: Partial<View> = {}) {
  const view = { ...wholeView("world", 0), ...part };
  const { width, height } = view.region ?? image;
  const cut = (share: number) => ({
    address: `/iiif/image/3/world/${share}.jpg`,
    width: Math.round(width * share),
    height: Math.round(height * share),
  });
  return {
    view: toText(view),
    frame: lookText(view),
    path: "/works/world?region=1",
    work: { slug: "world", title: "The world", creators: [], date: null },
    image,
    cuts: [cut(0.1), cut(0.2)],
  };
}

/** A view of what is not shown any more. */
export const goneView = {
  frame: "full 0",
  view: null,
  path: null,
  work: null,
  image: null,
  cuts: [],
};
