/** Why a work is not taken in for one of its pictures. */
export class PictureRefused extends Error {
  override name = "PictureRefused";
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}
