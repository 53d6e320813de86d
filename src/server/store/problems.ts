import { DrizzleQueryError } from "drizzle-orm";
import { codeOf } from "../file-errors.ts";

/** What keeps the database from being used. */
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

/** A part of the server cannot be used now; the same may work later. */
export class Unavailable extends Error {
  override readonly name = "Unavailable";
}

/** The problem `DatabaseGone`: the database was lost, or cannot be reached. */
export function databaseGone(cause: unknown): DatabaseProblem {
  return new DatabaseProblem(
    "DatabaseGone",
    "The database went away in the middle of the work. What was acknowledged is kept; start again to do the rest.",
    { cause },
  );
}

/** Codes of a socket that broke while a query was under way. */
const brokenSocket = new Set([
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTCONN",
  "EPIPE",
  "ETIMEDOUT",
]);
/** The classes of PostgreSQL's codes for lost connections and for a server that stops. */
const goneCode = /^(08|57P0[1-5])/;
const goneSentence =
  /Connection terminated|Client has encountered a connection error|Client was closed/;

/**
 * The problem behind an error of a query: `DatabaseGone` if the database was lost in the middle of
 * the work, such as when the process that owned it ended; null if it is another error.
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
 * PostgreSQL's codes where the database is there and cannot do its work now: no memory, no room or too many
 * connections (53), a failing disk (58), a statement that took too long (57014), no writes taken (25006).
 */
const unableCode = /^(53|58|57014|25006)/;

/** Whether an error means that something cannot be used now, and that the same request may work later. */
export function isUnavailable(error: unknown): boolean {
  if (databaseProblem(error)?.code === "DatabaseGone") return true;
  return causesOf(error).some(
    (cause) => cause instanceof Unavailable || unableCode.test(codeOf(cause)),
  );
}

/** An error with what caused it, and what caused that. */
export function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause) causes.push(cause);
  return causes;
}
