import type { TourRoom } from "./tourRoom.ts";
import type { Guest } from "./useGuest.ts";

/** Whether whoever looks guides the tour. */
export function isGuide({ presenter }: Pick<TourRoom, "presenter">, guest: Guest | null): boolean {
  return guest?.id === presenter.id;
}

/** Whether the lens was handed to whoever looks. */
export function isLensHolder(
  { lensHolder }: Pick<TourRoom, "lensHolder">,
  guest: Guest | null,
): boolean {
  return lensHolder !== null && lensHolder.memberId === guest?.id;
}

/**
 * Whether this page shows what is looked at in it.
 *
 * @param isInHand whether the tour is guided from this tab
 */
export function isShowing(
  room: Pick<TourRoom, "presenter" | "lensHolder">,
  guest: Guest | null,
  isInHand: boolean,
): boolean {
  return isInHand && (room.lensHolder ? isLensHolder(room, guest) : isGuide(room, guest));
}
