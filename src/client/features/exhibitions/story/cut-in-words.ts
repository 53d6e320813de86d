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
  const turn = turnInWords({ rotation, mirror });
  if (!part && !turn) return shows;
  return [asPart(shows), part, turn].filter(Boolean).join(", ");
}

/** A sentence as a part of a longer one: without the full stop or ellipsis that ends it. */
export function asPart(sentence: string): string {
  return sentence.replace(/[\s.…]+$/, "");
}
