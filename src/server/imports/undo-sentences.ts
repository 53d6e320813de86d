/** Error messages for imports that cannot be undone. */
export const undoSentences = {
  noImport: "There is no such import. Look at the list of imports again.",
  stillRunning: "This import is still running. Stop it, or wait for its end, then undo it.",
  notBegun: "This import has changed nothing yet, so there is nothing to undo. Discard it instead.",
  undoneBefore: "This import is undone already.",
} as const;
