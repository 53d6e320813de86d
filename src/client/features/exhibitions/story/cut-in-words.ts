import { centreOf } from "../../../../view/geometry.ts";
import type { Frame, Size } from "../../../../view/view.ts";
import { placeInWords, turnInWords } from "../../../../view/words.ts";

/** What a picture of a part of an image shows: what the whole shows, and which part it is. */
export function cutInWords(
  shows: string,
  { region, rotation, mirror }: Pick<Frame, "region" | "rotation" | "mirror">,
  image: Size,
): string {
  const part = region ? `${placeInWords(centreOf(region), image)} part` : "";
  return [shows, part, turnInWords({ rotation, mirror })].filter(Boolean).join(", ");
}
