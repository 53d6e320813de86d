import { destination, pino } from "pino";
import type { Logger } from "pino";
import type { LogLevel } from "./settings.ts";

/**
 * Makes the server's log: one JSON object a line, on the error output, so that the standard
 * output keeps to the few lines meant for the person who starts the program.
 */
export function createLogger(level: LogLevel): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination(2));
}
