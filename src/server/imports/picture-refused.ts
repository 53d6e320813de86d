import type { ImportProblemInput } from "../store/import-runs.ts";

/** Why a work is not taken in for one of its pictures. */
export class PictureRefused extends Error {
  override name = "PictureRefused";
  constructor(
    readonly code: string,
    message: string,
    /** The file, as its row names it. */
    readonly file?: string,
  ) {
    super(message);
  }

  /** The same as what is wrong with a row. */
  of(row: number | null, identifier: string): ImportProblemInput {
    const { code, message, file } = this;
    return { row, identifier, code, message, ...(file !== undefined && { cell: file }) };
  }
}
