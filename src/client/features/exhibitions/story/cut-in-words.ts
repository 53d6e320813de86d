import { centreOf } from "../../../../view/geometry.ts";
import type { Frame, Size } from "../../../../view/view.ts";
import { placeInWords, turnInWords } from "../../../../view/words.ts";

/** Describes the image of a region: the description of the whole image, and which part it is. */
export function cutInWords(
  shows: string,
  { region, rotation, mirror }: Pick<Frame, "region" | "rotation" | "mirror">,
  image: Size,
): string {
  const part = region ? `${placeInWords(centreOf(region), image)} part` : "";
  const turn = turnInWords({ rotation, mirror });
  if (!part && !turn) return shows;
  return [asPart(shows), part, turn].filter(Boolean).join(", ");
}

/** Returns a sentence for use within a longer one, without its final full stop or ellipsis. */
export function asPart(sentence: string): string {
  return sentence.replace(/[\s.…]+$/, "");
}
