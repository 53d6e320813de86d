import type { ConnectionStatus } from "./connection-status.ts";
import type { SnapshotWriter } from "./snapshot.ts";

type DoubtOptions = {
  /** The writer of the snapshot that the store was filled from. */
  writer: Pick<SnapshotWriter, "end">;
  status: Pick<ConnectionStatus, "current" | "subscribe">;
  reload?: () => void;
};

/**
 * What to do when a page that shows a snapshot's data fails in showing it: the snapshot may hold what no
 * server ever sent. It is dropped, and the page loaded anew from the server; without a network, as soon as
 * that is back. The page that is loaded begins without a snapshot, so this happens once.
 *
 * @returns to be called at the first such error
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
