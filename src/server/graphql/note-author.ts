import type { NoteAuthor, NoteAuthorResolvers } from "../../../__generated__/resolvers.ts";
import type { Complete } from "./complete.ts";
import type { NoteAuthorModel } from "./models.ts";

const unnamed = "A visitor";

/** Returns the public identity of an author: of a visitor only the name. */
export function noteAuthorOf(
  id: string,
  { name, isByVisitor }: { name: string | null; isByVisitor: boolean },
): NoteAuthorModel {
  return { name: name ?? unnamed, memberId: isByVisitor ? null : id };
}

export const noteAuthor: Complete<NoteAuthor, NoteAuthorModel, NoteAuthorResolvers> = {
  member: ({ memberId }, _, { loaders }) =>
    memberId === null ? null : loaders.member.load(memberId),
};
