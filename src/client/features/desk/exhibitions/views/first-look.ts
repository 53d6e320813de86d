import type { TakenViewInput } from "../../../../../../__generated__/relay/useWriteBlockMutation.graphql.ts";
import { laidOn, readLook } from "../../../../../view/taken-frame.ts";
import { wholeView } from "../../../../../view/view.ts";
import type { Size, View } from "../../../../../view/view.ts";

/** Returns the initial view: an earlier view, mapped to the current images of the work, or a whole image. */
export function firstLook(
  start: TakenViewInput | null,
  place: number,
  images: readonly (Size & { readonly id: string })[],
): View {
  const there = start ? images.findIndex(({ id }) => id === start.imageId) : -1;
  const at = there === -1 ? Math.min(place, images.length - 1) : there;
  const whole = wholeView("", at);
  const look = start && readLook(start.frame);
  const image = images[at];
  return look && image ? { ...whole, ...laidOn(look, start, "", at, image).frame } : whole;
}
