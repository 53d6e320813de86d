import { wholeRegion } from "../../../../view/view.ts";
import type { Frame, Size } from "../../../../view/view.ts";
import { sightOf } from "../../../../view/window.ts";
import type { Placement } from "../../viewer/deep-zoom-sight.ts";

/** Returns the placement of a view on a stage: the whole region, as large as possible, as in the viewer. */
export function landing(
  { region, rotation, mirror }: Pick<Frame, "region" | "rotation" | "mirror">,
  stage: Size,
  image: Size,
): Placement {
  return { ...sightOf(region ?? wholeRegion(image), rotation, stage, image), mirror };
}
