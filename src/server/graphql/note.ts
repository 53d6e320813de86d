import type { Note, NoteResolvers } from "../../../__generated__/resolvers.ts";
import type { NoteRow } from "../store/note-row.ts";
import { pageOfAnswers } from "../store/notes.ts";
import type { Complete } from "./complete.ts";
import type { Context } from "./context.ts";
import { toGlobalId } from "./global-id.ts";
import type { NoteModel } from "./models.ts";
import { noteAuthorOf } from "./note-author.ts";
import { pageFrom } from "./page.ts";

/** Returns the note with this id if the viewer may see it: its author and curators also see a hidden one. */
export async function noteFor(
  id: string,
  { loaders, viewer }: Pick<Context, "loaders" | "viewer">,
): Promise<NoteRow | null> {
  const found = await loaders.note.load(id);
  // A public note does not depend on the viewer, and the response may be cached for everyone. Everything else does,
  // even a missing note: otherwise the caching of the response would reveal hidden notes.
  if (found?.isShown) return found;
  const role = await viewer.role();
  if (role === "CURATOR" || role === "OWNER") return found;
  return found && (await viewer.memberId()) === found.authorId ? found : null;
}

export const note: Complete<Note, Omit<NoteModel, "id">, NoteResolvers> = {
  id: ({ id }) => toGlobalId("Note", id),
  image: ({ imageId }, _, { loaders }) => loaders.image.load(imageId),
  parent: ({ parentId }, _, context) => (parentId === null ? null : noteFor(parentId, context)),
  author: ({ authorId, authorName, isByVisitor }) =>
    noteAuthorOf(authorId, { name: authorName, isByVisitor }),
  answers: async ({ id }, args, { loaders }) => {
    const page = pageFrom(args);
    return pageOfAnswers(await loaders.answersOfNote.load(id), page);
  },
  reports: ({ id }, _, { loaders }) => loaders.reportsOfNote.load(id),
};
