import { fitView } from "../../../view/fit-view.ts";
import { partPicture } from "../../../view/part-picture.ts";
import { toText } from "../../../view/view-text.ts";
import { wholeView, type Size } from "../../../view/view.ts";
import type { Looking } from "../viewer/looking.ts";
import type { KeptWork, ToKeep } from "./keep-request.ts";

/** Longer side of the image in the album dialog, in pixels. */
const small = 400;

type ViewedWork = KeptWork & {
  readonly slug: string;
  readonly images: readonly (Size & { readonly service: string })[];
};

/** Returns a request to add the current view to albums: as a detail, or as the whole work if that is what it shows. */
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
