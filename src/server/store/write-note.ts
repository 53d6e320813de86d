import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Connection, Database } from "./connection.ts";
import { newId } from "./ids.ts";
import { isText } from "./is-one-of.ts";
import { lockMember } from "./members.ts";
import { nowInMilliseconds, stateForAuthor, tellOfNotes } from "./note-changes.ts";
import { noteLimits } from "./note-limits.ts";
import type { NoteRegion } from "./note-region.ts";
import type { NoteRow } from "./note-row.ts";
import { notesByIds } from "./notes.ts";
import type { Role } from "./roles.ts";
import { note } from "./tables/notes.ts";
import { imagesByIds } from "./works.ts";
import type { ImageRow } from "./works.ts";

/** New note: its text, and the region of an image or the note it replies to. */
export type NewNote = {
  on: { imageId: string; region: NoteRegion } | { noteId: string };
  text: string;
  tags: string[];
  /** Name that an anonymous visitor entered. */
  authorName: string | null;
};

/** Result of writing a note. */
export type WriteNoteResult =
  | { outcome: "written"; note: NoteRow }
  | {
      outcome:
        | "no-such-image"
        | "no-such-note"
        | "too-many-on-image"
        | "too-many-pending"
        | "too-many-answers"
        | "too-fast";
    };

type Place = { imageId: string; parentId: string | null; region: NoteRegion | null };

/**
 * Writes a note, which is visible immediately or waits for a curator, depending on the site's settings. Throws
 * `MemberGone`.
 */
export function writeNote(
  db: Database,
  authorId: string,
  given: NewNote,
): Promise<WriteNoteResult> {
  return db.transaction(async (tx): Promise<WriteNoteResult> => {
    // Lock the author: two concurrent requests could otherwise exceed the limit.
    const { role } = await lockMember(tx, authorId);
    const { text, tags } = given;
    const place = await placeOf(tx, given.on);
    if (place === null) return { outcome: "no-such-note" };
    const image = await lockImage(tx, place.imageId);
    if (image === null) return { outcome: "no-such-image" };
    const state = await stateForAuthor(tx, role);
    const full = await whatIsFull(tx, { authorId, role, state, place });
    if (full) return { outcome: full };
    const id = newId();
    await tx.insert(note).values({
      ...place.region,
      id,
      imageId: image.id,
      workId: image.workId,
      imageKey: image.key,
      parentId: place.parentId,
      authorId,
      authorName: role === "VISITOR" ? given.authorName : null,
      text,
      tags,
      state,
      waitingSince: state === "PENDING" ? nowInMilliseconds : null,
    });
    const [written] = await notesByIds(tx, [id]);
    if (!written) throw new Error("The database returned no note.");
    await tellOfNotes(tx, [written]);
    return { outcome: "written", note: written };
  });
}

/** Returns the place of a note, or null if it replies to a missing note. A reply to a reply belongs to its thread. */
async function placeOf(tx: Connection, on: NewNote["on"]): Promise<Place | null> {
  if ("imageId" in on) return { ...on, parentId: null };
  const [answered] = await notesByIds(tx, [on.noteId]);
  if (!answered?.isShown) return null;
  return { imageId: answered.imageId, parentId: answered.parentId ?? answered.id, region: null };
}

/**
 * Locks an image against other new notes until the transaction ends, and returns it, or null if it is not visible. Uses
 * an advisory lock instead of the row: an import that deletes and reinserts the row would block the lock, and the image
 * would then seem to be gone.
 */
async function lockImage(tx: Connection, imageId: string): Promise<ImageRow | null> {
  if (!isText(imageId)) return null;
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${imageId}, 0))`);
  const [found = null] = await imagesByIds(tx, [imageId]);
  return found;
}

async function whatIsFull(
  tx: Connection,
  { authorId, role, state, place }: { authorId: string; role: Role; state: string; place: Place },
) {
  const { ofHour, ofImage, pendingOfImage, answers } = noteLimits;
  const count = (which: SQL) => sql<number>`(count(*) FILTER (WHERE ${which}))::integer`;
  const [ofPicture] = await tx
    .select({
      all: count(sql`true`),
      pending: count(sql`${note.state} = 'PENDING'`),
      answers: count(sql`${note.parentId} = ${place.parentId}`),
    })
    .from(note)
    .where(sql`${note.imageId} = ${place.imageId} AND ${note.deletedAt} IS NULL`);
  const [ofAuthor] = await tx
    .select({ recent: count(sql`true`) })
    .from(note)
    .where(sql`${note.authorId} = ${authorId} AND ${note.createdAt} > now() - interval '1 hour'`);
  const most = role === "VISITOR" ? ofHour.visitor : ofHour.member;
  if ((ofAuthor?.recent ?? 0) >= most) return "too-fast";
  if ((ofPicture?.all ?? 0) >= ofImage) return "too-many-on-image";
  if (state === "PENDING" && (ofPicture?.pending ?? 0) >= pendingOfImage) return "too-many-pending";
  if ((ofPicture?.answers ?? 0) >= answers) return "too-many-answers";
  return null;
}
