/** Why a picture cannot be taken in. */
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
  /** It takes longer to decode than is allowed. */
  | "too-slow"
  /** It ended the process that decoded it. */
  | "not-decodable";

/** A picture that cannot be taken in; the message is a sentence for whoever sent it. */
export class ImageProblem extends Error {
  override readonly name = "ImageProblem";
  readonly code: ImageProblemCode;

  constructor(code: ImageProblemCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
  }
}

const outOfSpace = /no space left|disk quota|unable to write|write error|wbuffer|read-only file/i;
/** An encoder adds that it could not write what the decoder could not read. */
const unread = /read error/i;
const endsEarly = /premature end|truncat|unexpected end|not enough data|eof|read gave|short read/i;
const tooMuch = /exceeds|too large|too big|memory limit|out of memory/i;

/**
 * What an error of the decoder says about the picture.
 *
 * @returns an ImageProblem, or the error itself when it is the disk that failed, not the picture
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
