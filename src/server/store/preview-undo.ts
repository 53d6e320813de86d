import type { Connection } from "./connection.ts";
import { changesOfImport } from "./undo-import.ts";
import { planUndo } from "./undo-plan.ts";
import type { UndoPlan } from "./undo-plan.ts";

/**
 * Number of works for each outcome of undoing an import, and the first 100 works that retain edits made after the
 * import.
 */
export type UndoPreview = {
  takenOut: number;
  putBack: number;
  kept: number;
  keptWorks: UndoPlan["kept"];
};

/** Maximum number of retained works in the list. */
const namedWorks = 100;

/** Counts what undoing an import would change now, if works retain their later edits. */
export async function previewUndo(db: Connection, importId: string): Promise<UndoPreview> {
  const preview: UndoPreview = { takenOut: 0, putBack: 0, kept: 0, keptWorks: [] };
  for (const changeId of await changesOfImport(db, importId)) {
    const { takenOut, putBack, kept } = await planUndo(db, changeId, true);
    preview.takenOut += takenOut.length;
    preview.putBack += putBack.length;
    preview.kept += kept.length;
    preview.keptWorks.push(...kept.slice(0, namedWorks - preview.keptWorks.length));
  }
  return preview;
}
