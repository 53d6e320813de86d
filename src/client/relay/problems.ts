/**
 * Reason why a request returned no data. `unreachable`: no response. `timeout`: no response in time. `status`:
 * something that is not the site's GraphQL endpoint answered with an HTTP error, or the endpoint cannot answer now
 * (503). `body`: the response could not be parsed. `refused`: the endpoint answered with errors instead of data.
 */
export type ProblemKind = "unreachable" | "timeout" | "status" | "body" | "refused";

type Details = {
  /** HTTP status of the response, if there was one. */
  status?: number | undefined;
  /** Id of this request in the server's log. */
  requestId?: string | undefined;
  /** `extensions.code` of the errors, in order. */
  codes?: string[];
  cause?: unknown;
};

/** A request that failed as a whole. Relay handles errors of single fields. */
export class RequestProblem extends Error {
  override readonly name = "RequestProblem";
  readonly kind: ProblemKind;
  readonly status: number | undefined;
  readonly requestId: string | undefined;
  readonly codes: readonly string[];

  constructor(kind: ProblemKind, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.kind = kind;
    this.status = details.status;
    this.requestId = details.requestId;
    this.codes = details.codes ?? [];
  }

  /** Whether the server rejected the request because it is overloaded. */
  get isOverload(): boolean {
    return this.status === 503 && this.codes.includes("OVERLOADED");
  }

  /** Whether the network or a proxy in front of the server failed, so that a retry may help. */
  get isTransport(): boolean {
    return this.kind !== "refused";
  }
}

/** Returns whether the server does not know the operation, because it was updated while this page stayed open. */
export function isUnknownOperation(error: unknown): boolean {
  return error instanceof RequestProblem && error.codes.includes("PERSISTED_QUERY_NOT_FOUND");
}
