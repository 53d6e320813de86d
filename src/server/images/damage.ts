import { hasCode } from "../file-errors.ts";

/** The stored data of an image differs from what was written; the message describes the damage for the log. */
export class DamagedPicture extends Error {
  override readonly name = "DamagedPicture";
}

/** The image is being prepared or repaired, and will be available in a while. */
export class BeingPrepared extends Error {
  override readonly name = "BeingPrepared";
}

/** The image is damaged and cannot be repaired automatically. */
export class Unrepairable extends Error {
  override readonly name = "Unrepairable";
}

/**
 * Interprets an error of reading stored files.
 *
 * @returns a DamagedPicture, or the error itself when the machine failed, not the files
 */
export function damageOf(error: unknown): unknown {
  if (error instanceof DamagedPicture || !(error instanceof Error)) return error;
  const ofFiles = hasCode(error, "ENOENT", "ENOTDIR", "EISDIR", "EIO");
  if ("syscall" in error && !ofFiles) return error;
  return new DamagedPicture(error.message, { cause: error });
}
