import type { Store } from "../store/store.ts";
import { previewUndo } from "../store/preview-undo.ts";
import { beginUndo } from "../store/undo-import.ts";
import { ImportFailure } from "./import-failure.ts";
import { count, ProgressLine } from "./progress-line.ts";
import type { Screen } from "./progress-line.ts";
import { finishUndo } from "./undo.ts";
import { undoSentences } from "./undo-sentences.ts";

/** Options of the undo command. */
type UndoCommand = {
  id: string;
  keepLaterEdits: boolean;
  signal: AbortSignal;
  out: Screen;
  err: Screen;
};

/** Maximum number of listed works with edits that remain. */
const named = 20;

/**
 * Undoes an import and prints the outcome; returns the exit code.
 *
 * @throws ImportFailure if it cannot be undone
 */
export async function undoByCommand(
  { db }: Store,
  { id, keepLaterEdits, signal, out, err }: UndoCommand,
): Promise<number> {
  const begun = await beginUndo(db, id, { actor: "COMMAND", keepLaterEdits });
  if (begun.outcome !== "begun") {
    const { noImport, stillRunning, notBegun, undoneBefore } = undoSentences;
    const sentences = {
      "no-such-import": noImport,
      "still-running": stillRunning,
      "not-begun": notBegun,
      "undone-before": undoneBefore,
    };
    throw new ImportFailure(sentences[begun.outcome]);
  }
  const keeping = begun.undo.keepLaterEdits ? await previewUndo(db, id) : null;
  const { worksTotal } = begun.undo;
  err.write(`${count(worksTotal)} works to put back as they were …\n`);
  const progress = new ProgressLine(err, worksTotal);
  const started = performance.now();
  const undo = await finishUndo(db, id, {
    signal,
    onProgress: ({ worksDone }) => progress.show({ rowsDone: worksDone, refused: 0 }),
  });
  progress.clear();
  const { takenOut, putBack, kept, worksDone, finishedAt } = undo;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  out.write(
    `${count(takenOut)} taken out, ${count(putBack)} put back, ${count(kept)} kept, in ${seconds} s.\n`,
  );
  if (!finishedAt) {
    out.write(
      `Stopped after ${count(worksDone)} of ${count(worksTotal)}. To go on, run the same command again.\n`,
    );
    return 130;
  }
  for (const { work, fields } of keeping?.keptWorks.slice(0, named) ?? []) {
    out.write(`  ${work.state.identifier}: ${fields.join(", ")} edited since, and kept\n`);
  }
  return 0;
}
