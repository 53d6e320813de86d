import type { ImportProblemInput } from "../store/import-runs.ts";

/** Reason why a work is rejected because of one of its images. */
export class PictureRefused extends Error {
  override name = "PictureRefused";
  constructor(
    readonly code: string,
    message: string,
    /** The file as named in its row. */
    readonly file?: string,
  ) {
    super(message);
  }

  /** Returns this as the problem of a row. */
  of(row: number | null, identifier: string): ImportProblemInput {
    const { code, message, file } = this;
    return { row, identifier, code, message, ...(file !== undefined && { cell: file }) };
  }
}
