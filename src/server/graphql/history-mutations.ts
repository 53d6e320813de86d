import type { MutationResolvers } from "../../../__generated__/resolvers.ts";
import { undoSentences } from "../imports/undo-sentences.ts";
import { putRevisionBack } from "../store/put-back.ts";
import { beginUndo } from "../store/undo-import.ts";
import { idWithin } from "./global-id.ts";
import { invalid } from "./invalid.ts";

type Fields = "restoreWorkRevision" | "undoImport";

const noRevision =
  "This work, or this revision of it, is not in the collection any more. Load the page again.";
const changedMeanwhile =
  "Somebody has changed this work since you looked at it. Look at its history, and put back again what you want.";

/** Restoring and undoing; the permission table restricts these mutations to curators and owners. */
export const historyMutations: Required<Pick<MutationResolvers, Fields>> = {
  restoreWorkRevision: async (_, { input: { id, number, version } }, { db, viewer }) => {
    const workId = idWithin("Work", id);
    if (workId === null) return invalid("id", noRevision);
    const who = { actor: "MEMBER", memberId: await viewer.memberId() } as const;
    const result = await putRevisionBack(db, { workId, number, version }, who);
    if (result.outcome === "no-such-revision") return invalid("number", noRevision);
    return result.outcome === "conflict"
      ? { __typename: "WorkConflict", message: changedMeanwhile, work: result.work }
      : { __typename: "RestoreWorkRevisionSuccess", work: result.work };
  },
  undoImport: async (
    _,
    { input: { id, keepLaterEdits = true } },
    { db, viewer, undos, loaders },
  ) => {
    const importId = idWithin("Import", id);
    if (importId === null) return invalid("id", undoSentences.noImport);
    const memberId = await viewer.memberId();
    const { outcome } = await beginUndo(db, importId, {
      actor: "MEMBER",
      memberId,
      keepLaterEdits,
    });
    if (outcome === "still-running") return invalid("id", undoSentences.stillRunning);
    if (outcome === "not-begun") return invalid("id", undoSentences.notBegun);
    if (outcome === "undone-before") return invalid("id", undoSentences.undoneBefore);
    const run = await loaders.import.load(importId);
    if (outcome === "no-such-import" || !run) return invalid("id", undoSentences.noImport);
    undos.goOn(importId);
    return { __typename: "UndoImportSuccess", import: run };
  },
};
