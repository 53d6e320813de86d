/**
 * Why a request brought no data.
 * `unreachable`: nothing answered. `timeout`: nothing answered in time. `status`: something that is
 * not the site's GraphQL endpoint answered with an HTTP error, or the endpoint cannot answer now (503). `body`: the answer could not be read.
 * `refused`: the endpoint answered with errors instead of data.
 */
export type ProblemKind = "unreachable" | "timeout" | "status" | "body" | "refused";

type Details = {
  /** HTTP status of the answer, if there was one. */
  status?: number | undefined;
  /** What the server's log calls this request. */
  requestId?: string | undefined;
  /** `extensions.code` of the errors, in their order. */
  codes?: string[];
  cause?: unknown;
};

/** A request that failed as a whole. Errors of single fields are Relay's to hand on. */
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

  /** Whether the server did nothing because it has too much to do. */
  get isOverload(): boolean {
    return this.status === 503 && this.codes.includes("OVERLOADED");
  }

  /** Whether the network or what stands in front of the server failed, so that trying again may help. */
  get isTransport(): boolean {
    return this.kind !== "refused";
  }
}

/** Whether the server does not know the operation: it was updated while this page stayed open. */
export function isUnknownOperation(error: unknown): boolean {
  return error instanceof RequestProblem && error.codes.includes("PERSISTED_QUERY_NOT_FOUND");
}
