import { DrizzleQueryError } from "drizzle-orm";
import { GraphQLError } from "graphql";

/** Returns the direct causes of an error. */
function causesOf(error: Error): unknown[] {
  const causes: unknown[] = error.cause === undefined ? [] : [error.cause];
  if (error instanceof AggregateError) causes.push(...(error.errors as unknown[]));
  if (error instanceof GraphQLError) causes.push(error.originalError);
  return causes;
}

/** Returns Drizzle's errors among an error and all its causes. */
function failedQueriesOf(error: unknown, seen = new Set<unknown>()): DrizzleQueryError[] {
  if (!(error instanceof Error) || seen.has(error)) return [];
  seen.add(error);
  const inside = causesOf(error).flatMap((cause) => failedQueriesOf(cause, seen));
  return error instanceof DrizzleQueryError ? [error, ...inside] : inside;
}

/**
 * Returns a function that removes the values of queries from the message or stack of an error. Drizzle's messages
 * contain them, and wrapping errors may repeat these messages.
 */
export function withoutQueryValues(error: unknown): (text: string) => string {
  const failed = failedQueriesOf(error);
  return (text) =>
    failed.reduce(
      (safe, { message, query }) => safe.replaceAll(message, () => `Failed query: ${query}`),
      text,
    );
}

/** Returns an error and its causes in one line, without the values of queries, such as “Error: a: Error: b”. */
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
