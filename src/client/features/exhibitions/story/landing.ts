import { wholeRegion } from "../../../../view/view.ts";
import type { Frame, Size } from "../../../../view/view.ts";
import { sightOf } from "../../../../view/window.ts";
import type { Placement } from "../../viewer/deep-zoom-sight.ts";

/** How a picture lies on a stage where a view is seen: as everywhere else, wholly and as large as it can be. */
export function landing(
  { region, rotation, mirror }: Pick<Frame, "region" | "rotation" | "mirror">,
  stage: Size,
  image: Size,
): Placement {
  return { ...sightOf(region ?? wholeRegion(image), rotation, stage, image), mirror };
}
