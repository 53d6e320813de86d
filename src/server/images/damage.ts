import { hasCode } from "../file-errors.ts";

/** What is stored of a picture is not what was written; the message says what is wrong, for the log. */
export class DamagedPicture extends Error {
  override readonly name = "DamagedPicture";
}

/** The picture is being prepared, or prepared anew, and can be had in a while. */
export class BeingPrepared extends Error {
  override readonly name = "BeingPrepared";
}

/** The picture is damaged and cannot be made whole by itself. */
export class Unrepairable extends Error {
  override readonly name = "Unrepairable";
}

/**
 * What an error says about stored files that were read.
 *
 * @returns a DamagedPicture, or the error itself when it is the machine that failed, not the files
 */
export function damageOf(error: unknown): unknown {
  if (error instanceof DamagedPicture || !(error instanceof Error)) return error;
  const ofFiles = hasCode(error, "ENOENT", "ENOTDIR", "EISDIR", "EIO");
  if ("syscall" in error && !ofFiles) return error;
  return new DamagedPicture(error.message, { cause: error });
}
