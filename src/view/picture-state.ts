/** Response header in which the image service reports the state of an image. */
export const pictureStateHeader = "vitrine-picture";

/** The image is being prepared and will soon be available at the same address, or it is permanently damaged. */
export type PictureState = "being-prepared" | "damaged";

/** Thrown when an image is unavailable and the server has reported why. */
export class PictureTrouble extends Error {
  override readonly name = "PictureTrouble";

  constructor(readonly state: PictureState) {
    super(`The picture is ${state}.`);
  }
}

/** Returns the state that a response of the image service reports; null if it reports none. */
export function pictureStateOf({ headers }: Pick<Response, "headers">): PictureState | null {
  const state = headers.get(pictureStateHeader);
  return state === "being-prepared" || state === "damaged" ? state : null;
}
