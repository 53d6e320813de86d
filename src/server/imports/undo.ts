import type { Database } from "../store/connection.ts";
import { undoStep } from "../store/undo-import.ts";
import type { UndoRow } from "../store/undo-import.ts";
import { breath } from "./breath.ts";

/**
 * Continues the undo of an import, batch by batch, until it is complete or `signal` stops it after a batch. After a
 * crash, the next call continues.
 *
 * @returns the progress of the undo
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
