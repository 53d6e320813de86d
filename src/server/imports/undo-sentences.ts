/** What people read who wanted an import undone that cannot be. */
export const undoSentences = {
  noImport: "There is no such import. Look at the list of imports again.",
  stillRunning: "This import is still running. Stop it, or wait for its end, then undo it.",
  undoneBefore: "This import is undone already.",
} as const;
