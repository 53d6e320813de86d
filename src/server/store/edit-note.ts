import { sql } from "drizzle-orm";
import type { Database } from "./connection.ts";
import { lockMember } from "./members.ts";
import { changeNote, lockNote, nowInMilliseconds, stateForAuthor } from "./note-changes.ts";
import type { NoteChange } from "./note-changes.ts";
import type { NoteRegion } from "./note-region.ts";
import type { NoteRow } from "./note-row.ts";

/** What a note is to be, and the version it was made of; without a region it stays where it is. */
export type NoteEdit = { version: number; text: string; tags: string[]; region: NoteRegion | null };

/** What editing came to; in a conflict, the note as somebody has made it meanwhile. */
export type EditNoteResult =
  | { outcome: "edited" | "conflict"; note: NoteRow }
  | { outcome: "no-such-note" };

/**
 * Changes somebody's own note. If their notes are not shown at once, a note that was shown waits for a curator again.
 * What is sent twice is changed once. Throws `MemberGone`.
 */
export function editNote(
  db: Database,
  authorId: string,
  id: string,
  edit: NoteEdit,
): Promise<EditNoteResult> {
  return db.transaction(async (tx): Promise<EditNoteResult> => {
    const { role } = await lockMember(tx, authorId);
    const before = await lockNote(tx, id);
    if (before?.authorId !== authorId) return { outcome: "no-such-note" };
    const { version, text, tags } = edit;
    // An answer is where its thread is.
    const region = before.region && edit.region;
    const isSame =
      text === before.text &&
      JSON.stringify(tags) === JSON.stringify(before.tags) &&
      (region === null ||
        JSON.stringify(inOrder(region)) === JSON.stringify(inOrder(before.region)));
    if (isSame) return { outcome: "edited", note: before };
    if (version !== before.version) return { outcome: "conflict", note: before };
    const state = before.state === "VISIBLE" ? await stateForAuthor(tx, role) : before.state;
    const waits = state === "PENDING" && before.waitingSince === null;
    const change: NoteChange = {
      ...region,
      text,
      tags,
      state,
      version: version + 1,
      editedAt: sql`now()`,
      ...(waits && { waitingSince: nowInMilliseconds }),
    };
    const edited = await changeNote(tx, { id, before, change });
    return edited ? { outcome: "edited", note: edited } : { outcome: "no-such-note" };
  });
}

function inOrder(region: NoteRegion | null) {
  return region && [region.shape, region.x, region.y, region.width, region.height, region.points];
}
