import { toWorkSearch } from "../../view/address.ts";
import { fitFrame } from "../../view/fit-view.ts";
import { partPicture } from "../../view/part-picture.ts";
import type { PartPicture } from "../../view/part-picture.ts";
import { fromText } from "../../view/view-text.ts";
import { wholeFrame } from "../../view/view.ts";
import type { Size, View } from "../../view/view.ts";

/** Returns the detail of an entry; null for the work itself. */
export function viewOf(entry: { view: string | null }): View | null {
  return entry.view === null ? null : fromText(entry.view);
}

/** Maximum lengths of the longer sides of the cuts, in pixels. */
const sides = [400, 800, 1600];

/** Returns the cuts of an entry's image, the smallest first. @param service of the image */
export function cutsOf(view: View | null, service: string, image: Size): PartPicture[] {
  // A smaller image may have replaced the original one.
  const frame = view ? fitFrame({ ...view, image: 0 }, [image]).view : wholeFrame("", 0);
  const cuts = sides.map((side) => partPicture(service, image, frame, side));
  // For a small region several sizes have the same address.
  return cuts.filter(({ address }, place) => address !== cuts[place - 1]?.address);
}

/** Returns the path of the page that shows this view. */
export function pathOf(slug: string, view: View | null): string {
  const search = view ? new URLSearchParams(Object.entries(toWorkSearch(view))).toString() : "";
  // Both characters are valid in a query and more readable without encoding.
  const readable = search.replaceAll("%2C", ",").replaceAll("%3A", ":");
  return `/works/${encodeURIComponent(slug)}${readable && `?${readable}`}`;
}
