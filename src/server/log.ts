import { DrizzleQueryError } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import { destination, pino, stdSerializers } from "pino";
import type { DestinationStream, Logger, SerializedError } from "pino";
import type { LogLevel } from "./settings.ts";

/**
 * Makes the server's log: one JSON object a line, on the error output, so that the standard
 * output keeps to the few lines meant for the person who starts the program.
 */
export function createLogger(level: LogLevel, to: DestinationStream = destination(2)): Logger {
  const serializers = { err: describeError, error: describeError };
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers }, to);
}

/** Fields in which PostgreSQL names the values that a statement failed over. */
const fieldsWithValues = ["detail", "where", "internalQuery"];

/** An error as it is logged, without what somebody stored or searched for. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error instanceof DrizzleQueryError) {
    // Its message holds the values that were sent.
    const { query } = error;
    return { type: error.name, statement: query, cause: describeError(error.cause) };
  }
  return withoutValues(stdSerializers.err(error));
}

function withoutValues(described: SerializedError): SerializedError {
  for (const field of fieldsWithValues) delete described[field];
  for (const part of described.aggregateErrors ?? []) withoutValues(part);
  return described;
}

/** After how long a step of stopping is named in the log, in milliseconds; half of what a stop may take. */
const slowStep = 5_000;

/** Runs a step of stopping. One that takes long is named in the log, since the process may be ended in it. */
export async function stopStep(
  logger: Logger,
  step: string,
  run: () => unknown,
  limit = slowStep,
): Promise<void> {
  const timer = setTimeout(() => logger.warn({ step }, "stopping waits for this step"), limit);
  try {
    await run();
  } finally {
    clearTimeout(timer);
  }
}

/**
 * What is made of one record among others; null if that fails, which is logged with the record's id and without its
 * content. A record that cannot be processed must not stop a list or a file of others.
 */
export function unlessFailing<Made>(
  log: Pick<FastifyBaseLogger, "error">,
  id: string,
  make: () => Made,
): Made | null {
  try {
    return make();
  } catch (error) {
    logSkipped(log, id, error);
    return null;
  }
}

/** Logs that a record is left out, by its id and the kind of error. */
export function logSkipped(log: Pick<FastifyBaseLogger, "error">, id: string, error: unknown) {
  log.error({ id, error: error instanceof Error ? error.name : "Error" }, "a record is skipped");
}
