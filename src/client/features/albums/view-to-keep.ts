import { fitView } from "../../../view/fit-view.ts";
import { partPicture } from "../../../view/part-picture.ts";
import { toText } from "../../../view/view-text.ts";
import { wholeView, type Size } from "../../../view/view.ts";
import type { Looking } from "../viewer/looking.ts";
import type { KeptWork, ToKeep } from "./keep-request.ts";

/** The longer side of the picture beside the choice of albums, in pixels. */
const small = 400;

type ViewedWork = KeptWork & {
  readonly slug: string;
  readonly images: readonly (Size & { readonly service: string })[];
};

/** What is looked at, to be put into albums: a detail, or the work itself if that is all there is to see. */
export function viewToKeep({ slug, images, ...work }: ViewedWork, looking: Looking): ToKeep {
  const fitted = fitView(looking.view ?? wholeView(slug, looking.image), images).view;
  const view = { ...fitted, comparison: null };
  const image = images[view.image];
  const word = toText(view);
  const isWork = !image || word === toText(wholeView(slug, 0));
  return {
    work,
    view: isWork ? null : word,
    picture: isWork ? null : partPicture(image.service, image, view, small).address,
  };
}
