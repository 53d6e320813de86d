const problems = "... on InvalidInput { problems { field message } }";
const refused = "... on NotAllowed { message }";

const author = "author { name member { id name role } }";

/** The fields of a note that tests read. */
export const noteFields = `id version text tags state createdAt editedAt ${author}
  region { shape box { x y width height } points { x y } } parent { id } image { id }`;

const conflict = "... on NoteConflict { message note { id version text state } }";
const edge = `... on WriteNoteSuccess { isShown noteEdge { cursor node { ${noteFields} } } }`;
const moderated = `... on ModerateNoteSuccess { note { id state version } viewer { desk { noteQueueLength } } }`;

const mutation = (name: string, type: string, selections: string) =>
  `mutation ($input: ${type}!) { ${name}(input: $input) { __typename ${selections} } }`;

/** The mutations of notes, by name; each has one `input`. */
export const noteMutations = {
  addNote: mutation("addNote", "AddNoteInput", `${edge} ${problems}`),
  answerNote: mutation("answerNote", "AnswerNoteInput", `${edge} ${problems}`),
  editNote: mutation(
    "editNote",
    "EditNoteInput",
    `... on EditNoteSuccess { isShown note { ${noteFields} } } ${conflict} ${problems}`,
  ),
  deleteNote: mutation(
    "deleteNote",
    "DeleteNoteInput",
    `... on DeleteNoteSuccess { deletedId restorableUntil image { noteCount } } ${problems}`,
  ),
  restoreNote: mutation("restoreNote", "RestoreNoteInput", `${edge} ${problems}`),
  reportNote: mutation(
    "reportNote",
    "ReportNoteInput",
    `... on ReportNoteSuccess { note { id } } ${problems}`,
  ),
  approveNote: mutation(
    "approveNote",
    "ApproveNoteInput",
    `${moderated} ${conflict} ${problems} ${refused}`,
  ),
  hideNote: mutation("hideNote", "HideNoteInput", `${moderated} ${problems} ${refused}`),
  restoreHiddenNote: mutation(
    "restoreHiddenNote",
    "RestoreHiddenNoteInput",
    `${moderated} ${conflict} ${problems} ${refused}`,
  ),
  settleNoteReports: mutation(
    "settleNoteReports",
    "SettleNoteReportsInput",
    `${moderated} ${problems} ${refused}`,
  ),
  setNotePolicy: mutation(
    "setNotePolicy",
    "SetNotePolicyInput",
    `... on SetNotePolicySuccess { site { notesShownAtOnce } } ${refused}`,
  ),
};

export type NoteMutation = keyof typeof noteMutations;
