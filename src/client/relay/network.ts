import {
  Observable,
  type CacheConfig,
  type FetchFunction,
  type GraphQLResponse,
  type RequestParameters,
  type Variables,
} from "relay-runtime";
import { reloadOnce } from "../page/renewal.ts";
import { codesOf, readAnswer } from "./answer.ts";
import { waitToRetry } from "./back-off.ts";
import { buildId } from "./build.ts";
import type { ConnectionStatus } from "./connection-status.ts";
import { RequestProblem, isUnknownOperation } from "./problems.ts";
import { requestFor } from "./request.ts";

type NetworkOptions = {
  endpoint: string;
  status: ConnectionStatus;
  /** Replaces the browser's `fetch` in tests. */
  fetch?: typeof fetch;
  reload?: () => void;
  wait?: typeof waitToRetry;
  /** Called when the server rejects a mutation because the user is no longer signed in. */
  onSessionEnded?: () => void;
  /** Sends operations whose metadata sets `live` over the live connection. */
  live?: (parameters: RequestParameters, variables: Variables) => Observable<GraphQLResponse>;
};

/** Header of a response that the service worker serves from an offline download. */
const keptHeader = "vitrine-kept";

/** Error code of an operation that the server rejected because the session ended. */
const sessionEnded = "SESSION_ENDED";

/** Time limit for a request including its retries, in milliseconds. */
const timeout = 30_000;

/** Range of `backOff` attempts used while the server is busy: at least the 2 s of its `Retry-After`. */
const pauses = { first: 3, last: 5 };

/**
 * Creates Relay's fetch function over HTTP. A request fails only if no data came; errors of single fields are passed to
 * Relay. Unsubscribing aborts the request. If the server is overloaded, the request is retried three times, after
 * longer and longer pauses.
 */
export function createFetch({
  endpoint,
  status,
  fetch: ask = (...request) => fetch(...request),
  reload,
  wait = waitToRetry,
  onSessionEnded,
  live,
}: NetworkOptions): FetchFunction {
  return (parameters, variables, { metadata }) => {
    if (live && metadata?.["live"] === true) return live(parameters, variables);
    return Observable.create<GraphQLResponse>((sink) => {
      const { address, init } = requestFor(endpoint, parameters, variables, keyIn(metadata));
      const abort = new AbortController();
      const signal = AbortSignal.any([abort.signal, AbortSignal.timeout(timeout)]);

      async function run() {
        try {
          const { response, answer } = await askPatiently();
          // The service worker serves offline downloads when the server cannot be reached.
          if (response.headers.has(keptHeader)) status.failed();
          else status.reached();
          if (codesOf(answer.errors).includes(sessionEnded)) onSessionEnded?.();
          sink.next(answer);
          sink.complete();
        } catch (cause) {
          if (abort.signal.aborted) return;
          const problem = asProblem(cause);
          if (problem.isTransport) status.failed();
          else status.reached();
          if (problem.codes.includes(sessionEnded)) onSessionEnded?.();
          // The page is reloading, so an error would only flash.
          if (isUnknownOperation(problem) && reloadOnce(buildId, reload)) return;
          sink.error(problem);
        }
      }
      async function askPatiently() {
        for (let attempt = pauses.first; ; attempt += 1) {
          try {
            const response = await ask(address, { ...init, signal });
            return { response, answer: await readAnswer(response) };
          } catch (cause) {
            const isOverload = cause instanceof RequestProblem && cause.isOverload;
            if (!isOverload || attempt > pauses.last) throw cause;
            await wait(attempt, signal);
          }
        }
      }

      void run();
      return () => abort.abort();
    });
  };
}

function asProblem(cause: unknown): RequestProblem {
  if (cause instanceof RequestProblem) return cause;
  if (cause instanceof DOMException && cause.name === "TimeoutError") {
    return new RequestProblem("timeout", "The server did not answer in time.", { cause });
  }
  return new RequestProblem("unreachable", "The server could not be reached.", { cause });
}

function keyIn(metadata: CacheConfig["metadata"]): string | undefined {
  const key: unknown = metadata?.["idempotencyKey"];
  return typeof key === "string" ? key : undefined;
}
