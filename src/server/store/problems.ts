/** What keeps the database from being used. */
export type DatabaseProblemCode =
  | "DataFolderNotWritable"
  | "DataFolderTooNew"
  | "DataFolderUnknown"
  | "DataFolderInUse"
  | "DatabaseUnreachable"
  | "DatabaseTooOld"
  | "DatabaseUnsafe"
  | "DatabaseGone";

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

/** A cursor that is not one of this list's. */
export class BadCursor extends Error {
  override readonly name = "BadCursor";
  constructor() {
    super("This place in the list is not known. Start again from its beginning.");
  }
}

/** Whoever asked was somebody else meanwhile: a visitor who signed in, or a member who is no more. */
export class MemberGone extends Error {
  override readonly name = "MemberGone";
}

/** A work that cannot be stored exactly as it is; nothing of its batch was stored. */
export class UnstorableWork extends Error {
  override readonly name = "UnstorableWork";
  /**
   * @param identifier of the work
   * @param index of the work in its batch
   * @param field in which the trouble is, such as `title` or `metadata[2].values[0]`
   * @param message a sentence for people
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

const lostConnection = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ENOTCONN"]);
/** The classes of PostgreSQL's codes for lost connections and for a server that stops. */
const goneCode = /^(08|57P0[1-3])/;
const goneSentence = /Connection terminated|Client has encountered a connection error/;

/**
 * The problem behind an error of a query: `DatabaseGone` if the database was lost in the middle of
 * the work, such as when the process that owned it ended; null if it is another error.
 */
export function databaseProblem(error: unknown): DatabaseProblem | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseProblem) return cause;
    const code = "code" in cause && typeof cause.code === "string" ? cause.code : "";
    // A missing file has this code too.
    const isSocketGone = code === "ENOENT" && "syscall" in cause && cause.syscall === "connect";
    if (
      isSocketGone ||
      lostConnection.has(code) ||
      goneCode.test(code) ||
      goneSentence.test(cause.message)
    ) {
      return new DatabaseProblem(
        "DatabaseGone",
        "The database went away in the middle of the work. What was acknowledged is kept; start again to do the rest.",
        { cause: error },
      );
    }
  }
  return null;
}
