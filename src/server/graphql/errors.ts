import { GraphQLError } from "graphql";
import type { ExecutionResult } from "graphql";
import type { Logger } from "pino";
import { busy } from "../admission.ts";
import { TooBusy } from "../gate.ts";
import { unavailableHeaders } from "../site/errors.ts";
import { BadCursor, isUnavailable, MemberGone } from "../store/problems.ts";

/** Stable error codes in `extensions.code`. */
export type ErrorCode =
  | "BAD_USER_INPUT"
  | "BAD_REQUEST"
  | "DONE_BEFORE"
  | "EVENTS_MISSED"
  | "FORBIDDEN"
  | "GRAPHQL_PARSE_FAILED"
  | "GRAPHQL_VALIDATION_FAILED"
  | "IN_PROGRESS"
  | "LIMIT_EXCEEDED"
  | "OPERATION_RESOLUTION_FAILURE"
  | "OUTCOME_UNKNOWN"
  | "OVERLOADED"
  | "PERSISTED_QUERY_NOT_FOUND"
  | "SESSION_ENDED"
  | "TOO_MANY_TRIES"
  | "UNAVAILABLE"
  | "INTERNAL";

/**
 * Creates an error with a public message.
 *
 * @param status of a response without data
 * @param retryAfter seconds after which the client may retry, for the header of such a response
 */
export function publicError(
  code: ErrorCode,
  message: string,
  status = 400,
  retryAfter?: number,
): GraphQLError {
  const headers = retryAfter === undefined ? undefined : { "retry-after": `${retryAfter}` };
  return new GraphQLError(message, { extensions: { code, http: { status, headers, spec: true } } });
}

/** Creates an error for an invalid value in the request. */
export function badInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT" } });
}

const internalMessage =
  "Something went wrong on the server. It is not your fault; try again later.";

const unavailableMessage = "The site cannot answer right now. Try again in a moment.";

const changedMeanwhile = "You have signed in or out meanwhile. Do it again.";

/** The request of an error, and the log for its details. */
export type ErrorSetting = { requestId: string; logger: Logger };

/**
 * Prepares errors for a response: each gets a code and the request's id. An unexpected error becomes `UNAVAILABLE` or
 * `INTERNAL`, and its cause is logged.
 */
export function presentErrors<Result extends ExecutionResult>(
  result: Result,
  setting: ErrorSetting,
): Result {
  if (!result.errors?.length) return result;
  const answered = "data" in result;
  return { ...result, errors: result.errors.map((error) => present(error, answered, setting)) };
}

/** Prepares one error for a response; `answered` tells whether the response has data. */
export function present(error: unknown, answered: boolean, setting: ErrorSetting): GraphQLError {
  const located = error instanceof GraphQLError ? error : null;
  const cause = rootCause(error);
  const known = describeCause(cause, located);
  const { requestId, logger } = setting;
  const details = () => ({ err: cause, requestId, path: located?.path });
  if (known.code === "INTERNAL") logger.error(details(), "a request failed unexpectedly");
  else if (known.message === unavailableMessage) {
    logger.warn(details(), "a request failed because something is unavailable");
  }
  return new GraphQLError(known.message, {
    nodes: located?.nodes,
    source: located?.source,
    positions: located?.positions,
    path: located?.path,
    extensions: {
      code: known.code,
      requestId,
      // A server error has its own status in every media type.
      ...(answered ? {} : { http: { spec: known.http.status < 500, ...known.http } }),
    },
  });
}

/** Public part of an error; `http` is for a response without data. */
type Known = {
  code: string;
  message: string;
  http: { status: number; headers?: Record<string, string> };
};

/**
 * Returns the public part of an error: an unexpected one has the code `INTERNAL`.
 *
 * @param cause the thrown value
 * @param located the error around it with its position in the operation, if there is one
 */
export function describeCause(cause: unknown, located: GraphQLError | null): Known {
  if (cause instanceof BadCursor) {
    return { code: "BAD_USER_INPUT", message: cause.message, http: { status: 400 } };
  }
  if (cause instanceof MemberGone) {
    return { code: "SESSION_ENDED", message: changedMeanwhile, http: { status: 401 } };
  }
  if (isUnavailable(cause)) {
    const http = { status: 503, headers: unavailableHeaders };
    return { code: "UNAVAILABLE", message: unavailableMessage, http };
  }
  if (cause instanceof TooBusy) {
    const http = { status: 503, headers: busy.headers };
    return { code: "OVERLOADED", message: busy.message, http };
  }
  if (!(cause instanceof GraphQLError)) {
    return { code: "INTERNAL", message: internalMessage, http: { status: 500 } };
  }
  // The outer message is more complete: it names the invalid variable.
  const message = located?.message ?? cause.message;
  const { code, http } = cause.extensions;
  if (typeof code === "string" && !code.startsWith("INTERNAL")) {
    return { code, message, http: httpOf(http) };
  }
  if (message.startsWith("Syntax Error")) {
    return { code: "GRAPHQL_PARSE_FAILED", message, http: { status: 400 } };
  }
  // Errors without a code come from graphql-js: they concern the request if execution never started, or an argument's
  // value. Any other means that a resolver violated the schema.
  const aboutRequest = located?.path === undefined || /^(Argument|Variable) "/.test(message);
  return aboutRequest
    ? { code: "BAD_USER_INPUT", message, http: { status: 400 } }
    : { code: "INTERNAL", message: internalMessage, http: { status: 500 } };
}

/** Returns the status and headers of a response without data from an error's extensions. */
function httpOf(extension: unknown): Known["http"] {
  const { status = 400, headers } = (extension ?? {}) as Partial<Known["http"]>;
  return headers ? { status, headers } : { status };
}

/** Returns the error that a resolver threw. */
export function rootCause(error: unknown): unknown {
  let cause = error;
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError;
  return cause;
}
