import type { ConnectionStatus } from "./connection-status.ts";
import type { SnapshotWriter } from "./snapshot.ts";

type DoubtOptions = {
  /** The writer of the snapshot that the store was filled from. */
  writer: Pick<SnapshotWriter, "end">;
  status: Pick<ConnectionStatus, "current" | "subscribe">;
  reload?: () => void;
};

/**
 * Handles a render error on a page that shows snapshot data, because the snapshot may hold data that no server ever
 * sent. Drops the snapshot and reloads the page from the server; offline, as soon as the network is back. The reloaded
 * page begins without a snapshot, so this happens only once.
 *
 * @returns a function to call at the first such error
 */
export function doubtSnapshot({
  writer,
  status,
  reload = () => location.reload(),
}: DoubtOptions): () => void {
  let isDoubted = false;

  function startOver() {
    writer.end();
    reload();
  }

  return () => {
    if (isDoubted) return;
    isDoubted = true;
    if (status.current.online) return startOver();
    const stop = status.subscribe(() => {
      if (!status.current.online) return;
      stop();
      startOver();
    });
  };
}
