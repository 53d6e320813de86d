import { toWorkSearch } from "../../view/address.ts";
import { fitFrame } from "../../view/fit-view.ts";
import { partPicture } from "../../view/part-picture.ts";
import type { PartPicture } from "../../view/part-picture.ts";
import { fromText } from "../../view/view-text.ts";
import { wholeFrame } from "../../view/view.ts";
import type { Size, View } from "../../view/view.ts";

/** The detail an entry is; null for the work itself. */
export function viewOf(entry: { view: string | null }): View | null {
  return entry.view === null ? null : fromText(entry.view);
}

/** Pixels the longer sides of the pictures have at most. */
const sides = [400, 800, 1600];

/** What an entry shows of a picture, from the smallest. @param service the picture's */
export function cutsOf(view: View | null, service: string, image: Size): PartPicture[] {
  // The picture may have been exchanged for a smaller one since it was kept.
  const frame = view ? fitFrame({ ...view, image: 0 }, [image]).view : wholeFrame("", 0);
  const cuts = sides.map((side) => partPicture(service, image, frame, side));
  // A small part is the same in several of them.
  return cuts.filter(({ address }, place) => address !== cuts[place - 1]?.address);
}

/** The path of the page that shows exactly this. */
export function pathOf(slug: string, view: View | null): string {
  const search = view ? new URLSearchParams(Object.entries(toWorkSearch(view))).toString() : "";
  // Both may stand in an address as they are, where they are read more easily.
  const readable = search.replaceAll("%2C", ",").replaceAll("%3A", ":");
  return `/works/${encodeURIComponent(slug)}${readable && `?${readable}`}`;
}
