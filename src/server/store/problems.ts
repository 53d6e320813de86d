/** Why the database cannot be used, with a sentence for people that says what to do. */
export class DatabaseProblem extends Error {
  override readonly name = "DatabaseProblem";
  constructor(
    readonly code: DatabaseProblemCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export type DatabaseProblemCode =
  | "DataFolderNotWritable"
  | "DataFolderTooNew"
  | "DataFolderInUse"
  | "DatabaseUnreachable"
  | "DatabaseTooOld"
  | "DatabaseUnsafe"
  | "DatabaseGone";

/** A cursor that is not one of this list's. */
export class BadCursor extends Error {
  override readonly name = "BadCursor";
  constructor() {
    super("This place in the list is not known. Start again from its beginning.");
  }
}

/** A work that cannot be stored exactly as it is; nothing of its batch was stored. */
export class UnstorableWork extends Error {
  override readonly name = "UnstorableWork";
  /**
   * @param identifier of the work
   * @param index of the work in its batch
   * @param field in which the trouble is, such as `title` or `metadata[2].values[0]`
   */
  constructor(
    readonly identifier: string,
    readonly index: number,
    readonly field: string,
    message: string,
  ) {
    super(message);
  }
}
