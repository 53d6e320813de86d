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
  /** The browser's own unless a test gives another. */
  fetch?: typeof fetch;
  reload?: () => void;
  wait?: typeof waitToRetry;
  /** Called when a change was refused because whoever makes it is not signed in any more. */
  onSessionEnded?: () => void;
  /** The way over the live connection, for what says `live` in its metadata. */
  live?: (parameters: RequestParameters, variables: Variables) => Observable<GraphQLResponse>;
};

/** In an answer that does not come from the server. */
const keptHeader = "vitrine-kept";

/** The code of what was not done because the session ended. */
const sessionEnded = "SESSION_ENDED";

/** How long a request may take with its repetitions, in milliseconds. */
const timeout = 30_000;

/** Range of `backOff` attempts used while the server is busy: at least the 2 s of its `Retry-After`. */
const pauses = { first: 3, last: 5 };

/**
 * Relay's way to the server over HTTP. It fails only when no data came; errors of single fields go on
 * to Relay. A request nobody waits for any more is broken off; one that the server has too much to do for is repeated
 * three times, after longer and longer pauses.
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
          // What was taken along is given out by the service worker when the server cannot be reached.
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
          // The page is on its way out: an error would only flash.
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
