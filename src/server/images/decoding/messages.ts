import { DamagedPicture } from "../damage.ts";
import { ImageProblem } from "../problem.ts";
import type { ImageProblemCode } from "../problem.ts";
import type { Decoder } from "./decoder.ts";

/** A task for a decoding process: a function of the Decoder and its arguments. */
export type DecodingTask = {
  [Name in keyof Decoder]: { name: Name; args: Parameters<Decoder[Name]> };
}[keyof Decoder];

/** What a task returned or threw. */
export type DecodingAnswer = { result: unknown } | { failure: DecodingFailure };

/** A serialized error: the classes and codes that callers check survive. */
export type DecodingFailure =
  | { kind: "image-problem"; code: ImageProblemCode; message: string }
  | { kind: "damaged-picture"; message: string }
  | { kind: "other"; code: string | undefined; message: string; stack: string | undefined };

/** Serializes an error. */
export function failureOf(error: unknown): DecodingFailure {
  if (!(error instanceof Error)) {
    return { kind: "other", code: undefined, message: String(error), stack: undefined };
  }
  const { message, stack } = error;
  if (error instanceof ImageProblem) return { kind: "image-problem", code: error.code, message };
  if (error instanceof DamagedPicture) return { kind: "damaged-picture", message };
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  return { kind: "other", code, message, stack };
}

/** Restores a serialized error. */
export function errorFrom(failure: DecodingFailure): Error {
  switch (failure.kind) {
    case "image-problem":
      return new ImageProblem(failure.code, failure.message);
    case "damaged-picture":
      return new DamagedPicture(failure.message);
    case "other": {
      const { message, code, stack } = failure;
      const error = new Error(message);
      if (stack !== undefined) error.stack = stack;
      return code === undefined ? error : Object.assign(error, { code });
    }
  }
}
