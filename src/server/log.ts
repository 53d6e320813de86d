import type { FastifyBaseLogger } from "fastify";
import { destination, pino } from "pino";
import type { DestinationStream, Logger, LoggerOptions } from "pino";
import { withoutQueryValues } from "./error-text.ts";
import type { LogLevel } from "./settings.ts";

/**
 * Makes the server's log: one JSON object a line, on the error output, so that the standard
 * output keeps to the few lines meant for the person who starts the program.
 */
export function createLogger(level: LogLevel, to: DestinationStream = destination(2)): Logger {
  const serializers = { err: describeError, error: describeError };
  const timestamp = pino.stdTimeFunctions.isoTime;
  return pino({ level, base: null, timestamp, serializers, hooks: { logMethod } }, to);
}

/** Pino copies an error's message where no text is given, and so does Fastify: this takes the values of queries out of it. */
const logMethod: NonNullable<LoggerOptions["hooks"]>["logMethod"] = function (args, method) {
  const [first, text, ...others] = args as [unknown, unknown?, ...unknown[]];
  const fields = first instanceof Error ? { err: first } : first;
  const { err: error } = (typeof fields === "object" ? (fields ?? {}) : {}) as { err?: unknown };
  if (!(error instanceof Error)) return method.apply(this, args);
  const message = typeof text === "string" ? text : error.message;
  return method.apply(this, [fields, withoutQueryValues(error)(message), ...others] as typeof args);
};

/** Fields in which PostgreSQL and Drizzle name the values that a statement failed over, and those that are written in another way. */
const fieldsLeftOut = new Set(
  "detail where internalQuery query params message stack cause errors".split(" "),
);

/** An error as it is logged, with its causes, without what somebody stored or searched for. */
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
