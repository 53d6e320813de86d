import type {
  AnswerNoteInput,
  InvalidInput,
  FieldProblem,
  MutationResolvers,
  WriteNoteSuccess,
} from "../../../__generated__/resolvers.ts";
import { deleteNote, restoreNote } from "../store/delete-note.ts";
import { editNote } from "../store/edit-note.ts";
import type { NoteRow } from "../store/note-row.ts";
import { newestCursor, oldestCursor } from "../store/notes.ts";
import { reportNote } from "../store/report-note.ts";
import { writeNote } from "../store/write-note.ts";
import type { NewNote, WriteNoteResult } from "../store/write-note.ts";
import { idWithin } from "./global-id.ts";
import { invalid } from "./invalid.ts";
import type { Context } from "./context.ts";
import { cleanNote, problemsOfNote, problemsOfReason } from "./note-input.ts";
import { regionFrom } from "./note-region-input.ts";
import { noteSentences } from "./note-sentences.ts";

type Fields = "addNote" | "answerNote" | "editNote" | "deleteNote" | "restoreNote" | "reportNote";

export const noteMutations: Required<Pick<MutationResolvers, Fields>> = {
  addNote: async (_, { input }, context) => {
    const imageId = idWithin("Image", input.imageId);
    const image = imageId === null ? null : await context.loaders.image.load(imageId);
    if (!image) return invalid("imageId", noteSentences.noImage);
    const region = regionFrom(input.region, image);
    if (typeof region === "string") return invalid("region", region);
    return write(input, { imageId: image.id, region }, context);
  },
  answerNote: async (_, { input }, context) => {
    const noteId = idWithin("Note", input.noteId);
    const answered = noteId === null ? null : await context.loaders.note.load(noteId);
    if (!answered?.isShown) return invalid("noteId", noteSentences.noNote);
    return write(input, { noteId: answered.id }, context);
  },
  editNote: async (_, { input }, { db, loaders, viewer }) => {
    const { note, memberId } = await ownNote(input.id, { loaders, viewer });
    if (!note) return invalid("id", noteSentences.noNote);
    const cleaned = cleanNote(input);
    const problems = problemsOfNote(cleaned);
    if (problems.length > 0) return invalidInput(problems);
    const image = input.region ? await loaders.image.load(note.imageId) : null;
    const region = input.region && image ? regionFrom(input.region, image) : null;
    if (typeof region === "string") return invalid("region", region);
    const edit = { version: input.version, text: cleaned.text, tags: cleaned.tags, region };
    const result = await editNote(db, memberId, note.id, edit);
    if (result.outcome === "no-such-note") return invalid("id", noteSentences.noNote);
    if (result.outcome === "conflict") {
      return {
        __typename: "NoteConflict",
        message: noteSentences.changedMeanwhile,
        note: result.note,
      };
    }
    const { isShown } = result.note;
    return { __typename: "EditNoteSuccess", note: result.note, isShown };
  },
  deleteNote: async (_, { input: { id } }, { db, loaders, viewer }) => {
    const noteId = idWithin("Note", id);
    const memberId = await viewer.memberId();
    if (noteId === null || memberId === null) return invalid("id", noteSentences.noNote);
    const result = await deleteNote(db, memberId, noteId);
    if (result.outcome === "no-such-note") return invalid("id", noteSentences.noNote);
    return {
      __typename: "DeleteNoteSuccess",
      deletedId: id,
      restorableUntil: result.restorableUntil,
      image: await loaders.image.load(result.imageId),
    };
  },
  restoreNote: async (_, { input: { id } }, { db, viewer }) => {
    const noteId = idWithin("Note", id);
    const memberId = await viewer.memberId();
    if (noteId === null || memberId === null) return invalid("id", noteSentences.noNote);
    const result = await restoreNote(db, memberId, noteId);
    if (result.outcome === "restored") return written(result.note);
    const { tooLate, noNote } = noteSentences;
    return invalid("id", result.outcome === "too-late" ? tooLate : noNote);
  },
  reportNote: async (_, { input }, context) => {
    const { db, loaders, viewer } = context;
    const reason = input.reason.trim();
    const problems = problemsOfReason(reason);
    if (problems.length > 0) return invalidInput(problems);
    const noteId = idWithin("Note", input.id);
    const note = noteId === null ? null : await loaders.note.load(noteId);
    // Checked first, so that a mistake creates no visitor and no cookie.
    if (!note?.isShown) return invalid("id", noteSentences.noNote);
    if (await hasWrittenEnough(context)) return invalid("id", noteSentences.manyReports);
    const reporterId = await viewer.ensureMemberId();
    const outcome = await reportNote(db, reporterId, { noteId: note.id, reason });
    if (outcome === "reported") return { __typename: "ReportNoteSuccess", note };
    return invalid("id", reportSentences[outcome]);
  },
};

/** Problems of writing a note, with the field that each is about. */
const writeProblems: Record<Exclude<WriteNoteResult["outcome"], "written">, FieldProblem> = {
  "no-such-image": { field: "imageId", message: noteSentences.noImage },
  "no-such-note": { field: "noteId", message: noteSentences.noNote },
  "too-many-on-image": { field: "imageId", message: noteSentences.tooManyOnImage },
  "too-many-pending": { field: "imageId", message: noteSentences.tooManyPending },
  "too-many-answers": { field: "noteId", message: noteSentences.tooManyAnswers },
  "too-fast": { field: "text", message: noteSentences.tooFast },
};

const reportSentences = {
  "no-such-note": noteSentences.noNote,
  own: noteSentences.ownNote,
  "too-fast": noteSentences.manyReports,
};

async function write(input: Omit<AnswerNoteInput, "noteId">, on: NewNote["on"], context: Context) {
  const cleaned = cleanNote(input);
  const problems = problemsOfNote(cleaned);
  if (problems.length > 0) return invalidInput(problems);
  if (await hasWrittenEnough(context)) return invalid("text", noteSentences.tooFast);
  const { db, viewer } = context;
  const result = await writeNote(db, await viewer.ensureMemberId(), { ...cleaned, on });
  return result.outcome === "written"
    ? written(result.note)
    : invalidInput([writeProblems[result.outcome]]);
}

function written(note: NoteRow): Success {
  const cursor = note.parentId === null ? newestCursor(note) : oldestCursor(note);
  return {
    __typename: "WriteNoteSuccess",
    noteEdge: { node: note, cursor },
    isShown: note.isShown,
  };
}

/** Returns whether visitors from this network have written too much: a visitor could easily delete a cookie. */
async function hasWrittenEnough({ viewer, attempts, address }: Context): Promise<boolean> {
  return (
    (await viewer.role()) === "VISITOR" && (await attempts.consume("visitorWords", address)) > 0
  );
}

/** Returns the viewer's own note with this global id, if there is one. */
async function ownNote(globalId: string, { loaders, viewer }: Pick<Context, "loaders" | "viewer">) {
  const id = idWithin("Note", globalId);
  const memberId = (await viewer.memberId()) ?? "";
  const found = id === null ? null : await loaders.note.load(id);
  return { note: found?.authorId === memberId ? found : null, memberId };
}

function invalidInput(problems: FieldProblem[]): Invalid {
  return { __typename: "InvalidInput", problems };
}

type Invalid = InvalidInput & { __typename: "InvalidInput" };
type Success = Omit<WriteNoteSuccess, "noteEdge"> & {
  __typename: "WriteNoteSuccess";
  noteEdge: { node: NoteRow; cursor: string };
};
