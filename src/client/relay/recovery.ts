import { waitToRetry } from "./back-off.ts";
import type { ConnectionStatus } from "./connection-status.ts";
import type { Live } from "./live.ts";

type RecoveryOptions = {
  status: ConnectionStatus;
  live: Pick<Live, "status" | "onStatus" | "onRecovered">;
  /** Refetches what is on screen. */
  refresh: () => void;
  wait?: (attempt: number, signal: AbortSignal) => Promise<void>;
};

/**
 * Restores the page after a connection loss: asks the server again, less and less often, until it answers, and
 * refetches what the live connection missed when that is back.
 *
 * @returns a function that stops it
 */
export function recoverBySelf({
  status,
  live,
  refresh,
  wait = waitToRetry,
}: RecoveryOptions): () => void {
  const ended = new AbortController();
  let retrying = false;

  async function retryUntilReached() {
    if (retrying) return;
    retrying = true;
    for (let attempt = 1; !status.current.online && !ended.signal.aborted; attempt += 1) {
      await wait(attempt, ended.signal);
      if (!status.current.online && !ended.signal.aborted) refresh();
    }
    retrying = false;
  }

  const browserOffline = () => status.failed();
  addEventListener("offline", browserOffline);
  if (!navigator.onLine) status.failed();
  const stopStatus = status.subscribe(() => void retryUntilReached());
  const stopLive = live.onRecovered(refresh);
  // A broken live connection is the first sign of a connection loss; one request shows whether it is one.
  let wasConnected = false;
  const stopLiveStatus = live.onStatus(() => {
    if (wasConnected && live.status === "waiting") refresh();
    wasConnected = live.status === "connected";
  });
  void retryUntilReached();

  return () => {
    ended.abort();
    removeEventListener("offline", browserOffline);
    stopStatus();
    stopLive();
    stopLiveStatus();
  };
}
