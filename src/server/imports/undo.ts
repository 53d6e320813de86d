import type { Database } from "../store/connection.ts";
import { undoStep } from "../store/undo-import.ts";
import type { UndoRow } from "../store/undo-import.ts";
import { breath } from "./breath.ts";

/**
 * Undoes an import whose undoing has begun, batch by batch, until it is done or `signal` stops it after a batch. Killed
 * at any moment, it goes on when it is called again.
 *
 * @returns how far it came
 */
export async function finishUndo(
  db: Database,
  importId: string,
  { signal, onProgress }: { signal: AbortSignal; onProgress?: (undo: UndoRow) => void },
): Promise<UndoRow> {
  for (;;) {
    const begun = performance.now();
    const undo = await undoStep(db, importId);
    onProgress?.(undo);
    if (undo.finishedAt || signal.aborted) return undo;
    await breath(begun);
  }
}
