import type { optimisticRegion } from "./noteShape.ts";
import type { Writer } from "./NotesContext.ts";

/** A note as it was typed. */
export type TypedNote = { text: string; tags: readonly string[]; name: string };

let written = 0;
const prefix = "client:sent-note:";

/** Returns whether a note has not reached the server yet. */
export const isOnItsWay = (id: string) => id.startsWith(prefix);

/** Returns a note for an optimistic response. */
export function optimisticNote(
  { text, tags, name }: TypedNote,
  { member, isShownAtOnce }: Writer,
  region: ReturnType<typeof optimisticRegion> | null,
  parentId: string | null,
) {
  written += 1;
  return {
    id: `${prefix}${written}`,
    text: text.trim(),
    tags: [...tags],
    state: isShownAtOnce ? ("VISIBLE" as const) : ("PENDING" as const),
    version: 1,
    createdAt: new Date().toISOString(),
    editedAt: null,
    author: { name: member?.name ?? (name || "A visitor"), member: member && { id: member.id } },
    region,
    parent: parentId === null ? null : { id: parentId },
    image: null,
    answers: {
      edges: [],
      pageInfo: { endCursor: null, hasNextPage: false },
    },
  };
}
