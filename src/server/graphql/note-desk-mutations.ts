import type { MutationResolvers } from "../../../__generated__/resolvers.ts";
import { approveNote, hideNote, restoreHiddenNote, settleReports } from "../store/moderate-note.ts";
import type { ModerateResult } from "../store/moderate-note.ts";
import { decideSiteSetting } from "../store/site-settings.ts";
import { idWithin } from "./global-id.ts";
import { invalid } from "./invalid.ts";
import type { Context } from "./context.ts";
import { noteSentences } from "./note-sentences.ts";
import { viewerOf } from "./viewer.ts";

type Fields =
  | "approveNote"
  | "hideNote"
  | "restoreHiddenNote"
  | "settleNoteReports"
  | "setNotePolicy";

/** Moderation of notes; the permission table restricts these mutations to curators and owners. */
export const noteDeskMutations: Required<Pick<MutationResolvers, Fields>> = {
  approveNote: (_, { input: { id, version } }, context) =>
    decide(id, context, (noteId) => approveNote(context.db, noteId, version)),
  hideNote: (_, { input: { id } }, context) =>
    decide(id, context, (noteId) => hideNote(context.db, noteId)),
  restoreHiddenNote: (_, { input: { id, version } }, context) =>
    decide(id, context, (noteId) => restoreHiddenNote(context.db, noteId, version)),
  settleNoteReports: (_, { input: { id } }, context) =>
    decide(id, context, (noteId) => settleReports(context.db, noteId)),
  setNotePolicy: async (_, { input: { notesShownAtOnce } }, { db, site }) => {
    await decideSiteSetting(db, "notesShownAtOnce", notesShownAtOnce);
    return { __typename: "SetNotePolicySuccess", site };
  },
};

async function decide(
  globalId: string,
  context: Context,
  decision: (noteId: string) => Promise<ModerateResult>,
) {
  const noteId = idWithin("Note", globalId);
  const result = noteId === null ? null : await decision(noteId);
  if (result === null || result.outcome === "no-such-note") {
    return invalid("id", noteSentences.noNote);
  }
  const { outcome, note } = result;
  return outcome === "conflict"
    ? { __typename: "NoteConflict" as const, message: noteSentences.notAsRead, note }
    : { __typename: "ModerateNoteSuccess" as const, note, viewer: await viewerOf(context) };
}
