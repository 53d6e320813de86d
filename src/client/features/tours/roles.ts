import type { TourRoom } from "./tourRoom.ts";
import type { Guest } from "./useGuest.ts";

/** Whether the current user guides the tour. */
export function isGuide({ presenter }: Pick<TourRoom, "presenter">, guest: Guest | null): boolean {
  return guest?.id === presenter.id;
}

/** Whether the current user has the control of the tour (holds its lens). */
export function isLensHolder(
  { lensHolder }: Pick<TourRoom, "lensHolder">,
  guest: Guest | null,
): boolean {
  return lensHolder !== null && lensHolder.memberId === guest?.id;
}

/**
 * Whether this page shares its view with the tour.
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
