import { DrizzleQueryError } from "drizzle-orm";
import { codeOf } from "../file-errors.ts";

/** Reason why the database is unusable. */
export type DatabaseProblemCode =
  | "DataFolderNotWritable"
  | "DataFolderTooNew"
  | "DataFolderUnknown"
  | "DataFolderInUse"
  | "DatabaseUnreachable"
  | "DatabaseTooOld"
  | "DatabaseUnsafe"
  | "DatabaseGone"
  | "FilesElsewhere";

/** Error: the database is unusable. The message tells users what to do. */
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

/** Error: the cursor does not belong to this list. */
export class BadCursor extends Error {
  override readonly name = "BadCursor";
  constructor() {
    super("This place in the list is not known. Start again from its beginning.");
  }
}

/** Error: the requesting member no longer exists, as a visitor signed in or a member was deleted. */
export class MemberGone extends Error {
  override readonly name = "MemberGone";
}

/** Error: a work cannot be stored unchanged; the server stored no work of its batch. */
export class UnstorableWork extends Error {
  override readonly name = "UnstorableWork";
  /**
   * @param identifier of the work
   * @param index of the work in its batch
   * @param field with the problem, such as `title` or `metadata[2].values[0]`
   * @param message a sentence for users
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

/** Error: a part of the server is temporarily unavailable; a retry may succeed. */
export class Unavailable extends Error {
  override readonly name = "Unavailable";
}

/** Returns the problem `DatabaseGone`: the connection to the database was lost or refused. */
export function databaseGone(cause: unknown): DatabaseProblem {
  return new DatabaseProblem(
    "DatabaseGone",
    "The database went away in the middle of the work. What was acknowledged is kept; start again to do the rest.",
    { cause },
  );
}

/** Error codes of a socket that broke during a query. */
const brokenSocket = new Set([
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTCONN",
  "EPIPE",
  "ETIMEDOUT",
]);
/** Classes of PostgreSQL's error codes for lost connections and for a server that stops. */
const goneCode = /^(08|57P0[1-5])/;
const goneSentence =
  /Connection terminated|Client has encountered a connection error|Client was closed/;

/**
 * Returns the problem behind an error of a query: `DatabaseGone` if the connection was lost in the middle of the work,
 * such as when the process that owned the database ended; null for any other error.
 */
export function databaseProblem(error: unknown): DatabaseProblem | null {
  const causes = causesOf(error);
  // Sockets to other sites break with the same codes.
  const isOfQuery = causes.some((cause) => cause instanceof DrizzleQueryError);
  for (const cause of causes) {
    if (cause instanceof DatabaseProblem) return cause;
    const code = codeOf(cause);
    const isBroken = isOfQuery && brokenSocket.has(code);
    if (isBroken || goneCode.test(code) || goneSentence.test(cause.message)) {
      return databaseGone(error);
    }
  }
  return null;
}

/**
 * PostgreSQL's error codes of a running database that is temporarily unable to work: insufficient memory, disk space or
 * connections (53), a failing disk (58), a statement cancelled because it took too long (57014), a read-only
 * transaction (25006).
 */
const unableCode = /^(53|58|57014|25006)/;

/** Returns whether an error means that something is temporarily unavailable and a retry may succeed. */
export function isUnavailable(error: unknown): boolean {
  if (databaseProblem(error)?.code === "DatabaseGone") return true;
  return causesOf(error).some(
    (cause) => cause instanceof Unavailable || unableCode.test(codeOf(cause)),
  );
}

/** Returns an error with its chain of causes. */
export function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause) causes.push(cause);
  return causes;
}
