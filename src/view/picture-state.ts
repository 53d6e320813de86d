/** Header of an answer in which the image service says to programs what is the matter with a picture. */
export const pictureStateHeader = "vitrine-picture";

/** Being prepared, and to be had at the same address in a moment; or damaged for good. */
export type PictureState = "being-prepared" | "damaged";

/** A picture cannot be had, or not yet, and the server knows why. */
export class PictureTrouble extends Error {
  override readonly name = "PictureTrouble";

  constructor(readonly state: PictureState) {
    super(`The picture is ${state}.`);
  }
}

/** What an answer of the image service says is the matter; null if it says nothing. */
export function pictureStateOf({ headers }: Pick<Response, "headers">): PictureState | null {
  const state = headers.get(pictureStateHeader);
  return state === "being-prepared" || state === "damaged" ? state : null;
}
