/** Reason why an image is rejected. */
export type ImageProblemCode =
  | "missing"
  | "unreadable"
  | "empty"
  | "not-an-image"
  | "unsupported-type"
  | "too-large"
  | "truncated"
  | "damaged"
  | "changed"
  /** Decoding takes longer than the time limit. */
  | "too-slow"
  /** Decoding it ended the decoding process. */
  | "not-decodable";

/** An image that is rejected; the message is a sentence for the user who uploaded it. */
export class ImageProblem extends Error {
  override readonly name = "ImageProblem";
  readonly code: ImageProblemCode;

  constructor(code: ImageProblemCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
  }
}

const outOfSpace = /no space left|disk quota|unable to write|write error|wbuffer|read-only file/i;
/** An encoder also reports a write error for data that the decoder could not read. */
const unread = /read error/i;
const endsEarly = /premature end|truncat|unexpected end|not enough data|eof|read gave|short read/i;
const tooMuch = /exceeds|too large|too big|memory limit|out of memory/i;

/**
 * Interprets an error of the decoder.
 *
 * @returns an ImageProblem, or the error itself when the disk failed, not the image
 */
export function decodingProblem(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof ImageProblem) return error;
  if ("code" in error && typeof error.code === "string") return error;
  if (outOfSpace.test(error.message) && !unread.test(error.message)) return error;
  if (endsEarly.test(error.message)) {
    return new ImageProblem(
      "truncated",
      "The file ends before the picture does. Copy or download it again.",
      error,
    );
  }
  if (tooMuch.test(error.message)) {
    return new ImageProblem("too-large", "The picture is too large to be opened safely.", error);
  }
  return new ImageProblem(
    "damaged",
    "The file is damaged: the picture in it cannot be decoded.",
    error,
  );
}
