import { sql } from "drizzle-orm";
import type { Database } from "./connection.ts";
import { lockMember } from "./members.ts";
import { changeNote, lockNote, nowInMilliseconds, stateForAuthor } from "./note-changes.ts";
import type { NoteChange } from "./note-changes.ts";
import type { NoteRegion } from "./note-region.ts";
import type { NoteRow } from "./note-row.ts";

/** New content of a note, and the version that the edit is based on. The note keeps its place if `region` is null. */
export type NoteEdit = { version: number; text: string; tags: string[]; region: NoteRegion | null };

/** Result of editing a note; for a conflict, with the stored note. */
export type EditNoteResult =
  | { outcome: "edited" | "conflict"; note: NoteRow }
  | { outcome: "no-such-note" };

/**
 * Edits a note of its author. If the author's notes require moderation, a visible note returns to the moderation queue.
 * A repeated request changes nothing. Throws `MemberGone`.
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
    // A reply has no region; it belongs to the region of its thread.
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
