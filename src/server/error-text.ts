import { DrizzleQueryError } from "drizzle-orm";
import { GraphQLError } from "graphql";

/** What an error comes of, as far as it says so. */
function causesOf(error: Error): unknown[] {
  const causes: unknown[] = error.cause === undefined ? [] : [error.cause];
  if (error instanceof AggregateError) causes.push(...(error.errors as unknown[]));
  if (error instanceof GraphQLError) causes.push(error.originalError);
  return causes;
}

/** Drizzle's errors among an error and all that it comes of. */
function failedQueriesOf(error: unknown, seen = new Set<unknown>()): DrizzleQueryError[] {
  if (!(error instanceof Error) || seen.has(error)) return [];
  seen.add(error);
  const inside = causesOf(error).flatMap((cause) => failedQueriesOf(cause, seen));
  return error instanceof DrizzleQueryError ? [error, ...inside] : inside;
}

/**
 * Makes a function that takes the values of queries out of the message or the stack of an error. A message of Drizzle has
 * them, and the errors around it may repeat that.
 */
export function withoutQueryValues(error: unknown): (text: string) => string {
  const failed = failedQueriesOf(error);
  return (text) =>
    failed.reduce(
      (safe, { message, query }) => safe.replaceAll(message, () => `Failed query: ${query}`),
      text,
    );
}

/** An error in a line, with what it comes of and without the values of queries, such as “Error: a: Error: b”. */
export function errorText(error: unknown): string {
  const safe = withoutQueryValues(error);
  const texts: string[] = [];
  const seen = new Set<unknown>();
  for (let current = error; !seen.has(current);) {
    seen.add(current);
    texts.push(safe(String(current)));
    if (!(current instanceof Error) || current.cause === undefined) break;
    current = current.cause;
  }
  return texts.join(": ");
}
