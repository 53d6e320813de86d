import type { FastifyBaseLogger } from "fastify";
import { destination, pino } from "pino";
import type { DestinationStream, Logger, LoggerOptions } from "pino";
import { withoutQueryValues } from "./error-text.ts";
import type { LogLevel } from "./settings.ts";

/**
 * Creates the server's log: one JSON object per line on standard error, so that standard output contains only the few
 * lines for the operator.
 */
export function createLogger(level: LogLevel, to: DestinationStream = destination(2)): Logger {
  const serializers = { err: describeError, error: describeError };
  const timestamp = pino.stdTimeFunctions.isoTime;
  return pino({ level, base: null, timestamp, serializers, hooks: { logMethod } }, to);
}

/**
 * Removes the values of queries from log messages: Pino, like Fastify, copies an error's message if there is no text.
 */
const logMethod: NonNullable<LoggerOptions["hooks"]>["logMethod"] = function (args, method) {
  const [first, text, ...others] = args as [unknown, unknown?, ...unknown[]];
  const fields = first instanceof Error ? { err: first } : first;
  const { err: error } = (typeof fields === "object" ? (fields ?? {}) : {}) as { err?: unknown };
  if (!(error instanceof Error)) return method.apply(this, args);
  const message = typeof text === "string" ? text : error.message;
  return method.apply(this, [fields, withoutQueryValues(error)(message), ...others] as typeof args);
};

/**
 * Error fields in which PostgreSQL and Drizzle repeat the values of a statement, and fields that are logged in another
 * way.
 */
const fieldsLeftOut = new Set(
  "detail where internalQuery query params message stack cause errors".split(" "),
);

/** Returns the log form of an error with its causes, without stored values and search words. */
function describeError(error: unknown): unknown {
  const safe = withoutQueryValues(error);
  const seen = new Set<unknown>();
  return describe(error);

  function describe(one: unknown): unknown {
    if (!(one instanceof Error)) return one;
    if (seen.has(one)) return one.name;
    seen.add(one);
    const own = Object.entries(one).filter(([name]) => !fieldsLeftOut.has(name));
    return {
      type: one.constructor.name,
      message: safe(one.message),
      stack: safe(one.stack ?? ""),
      ...Object.fromEntries(own.map(([name, value]) => [name, describe(value)])),
      ...(one instanceof AggregateError && { aggregateErrors: one.errors.map(describe) }),
      ...(one.cause !== undefined && { cause: describe(one.cause) }),
    };
  }
}

/** Time after which the log names a step of stopping, in milliseconds; half of the time limit for stopping. */
const slowStep = 5_000;

/** Runs a step of stopping. Logs the name of a slow step, because the process may be killed during it. */
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
 * Returns the result of processing one record among others, or null if that fails. Logs the failure with the record's
 * id and without its content. One bad record must not break a list or a file of others.
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

/** Logs that a record is skipped, with its id and the kind of error. */
export function logSkipped(log: Pick<FastifyBaseLogger, "error">, id: string, error: unknown) {
  log.error({ id, error: error instanceof Error ? error.name : "Error" }, "a record is skipped");
}
