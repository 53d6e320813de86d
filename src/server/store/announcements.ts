import { and, lt, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Connection, Database } from "./connection.ts";
import { announcement } from "./tables/site.ts";

const ids = v.array(v.string());
const change = v.pipe(v.number(), v.integer());

const storeEvent = v.variant("kind", [
  v.object({ kind: v.literal("works"), addedIds: ids, added: v.number(), changedIds: ids }),
  /** An import that is only read as yet changes nothing that everybody may see; one that is over, or undone, changes no more. */
  v.object({
    kind: v.literal("import"),
    id: v.string(),
    isPublic: v.exactOptional(v.literal(false)),
    isOver: v.exactOptional(v.literal(true)),
  }),
  v.object({ kind: v.literal("site") }),
  v.object({ kind: v.literal("sessions-ended"), ids }),
  v.object({ kind: v.literal("member"), id: v.string() }),
  /** Which of its changes an album had: of these entries of it, or of any if null; it is public, or was. */
  v.object({
    kind: v.literal("album"),
    id: v.string(),
    change,
    entryIds: v.nullable(ids),
    isPublic: v.boolean(),
  }),
  /** Which of its changes an exhibition had, by whom: of these blocks of it, or of any if null; it is public, or was. */
  v.object({
    kind: v.literal("exhibition"),
    id: v.string(),
    change,
    by: v.nullable(v.string()),
    blockIds: v.nullable(ids),
    isPublic: v.boolean(),
  }),
  /** What everybody sees of a picture's notes is another: these came, changed or went, at most 24. */
  v.object({ kind: v.literal("notes"), imageId: v.string(), ids }),
  /** These notes came to wait for a curator, or wait no more, at most 24; nothing that everybody sees changed. */
  v.object({ kind: v.literal("note-queue"), ids }),
  /** These tours are there no more. */
  v.object({ kind: v.literal("tours-gone"), ids }),
]);

/** Something that happened to what is stored, told to every process; of works at most 24 ids in each list. */
export type StoreEvent = v.InferOutput<typeof storeEvent>;

/** The database channel on which store events are sent. */
export const channel = "vitrine";

/** How many ids an event lists; what is beyond is only counted. */
export const announcedIdsLimit = 24;

/** What is told after a gap in which anything may have happened, unheard. */
export const anythingHappened: StoreEvent = {
  kind: "works",
  addedIds: [],
  added: 0,
  changedIds: [],
};

/** Whether anything may have happened before an event, unheard: it names no work. */
export function isGap(event: StoreEvent): boolean {
  if (event.kind !== "works") return false;
  return event.added + event.addedIds.length + event.changedIds.length === 0;
}

/** As many ids at a time as an event lists. */
export function inParts(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / announcedIdsLimit) }, (_, at) =>
    ids.slice(at * announcedIdsLimit, (at + 1) * announcedIdsLimit),
  );
}

/**
 * Tells every process about `event` when the transaction `tx` commits: by a notification, and by a row for processes in
 * which notifications do not arrive.
 */
export async function announce(tx: Connection, event: StoreEvent): Promise<void> {
  const payload = JSON.stringify(event);
  await tx.execute(sql`
    WITH stored AS (INSERT INTO ${announcement} (event) VALUES (${payload}))
    SELECT pg_notify(${channel}, ${payload})`);
}

/** A position in the stored announcements, and what was announced before it. */
export type Announcements = { position: string; payloads: string[] };

/**
 * Reads the announcements of all transactions that ended since an earlier position. Transactions end in another order
 * than they begin, so a position is the oldest transaction that was under way: what ends later is read later, once.
 *
 * @param position that of the last call; null for the present, without announcements
 */
export async function readAnnouncements(
  db: Database,
  position: string | null,
): Promise<Announcements> {
  const oldest = sql`pg_snapshot_xmin(pg_current_snapshot())`;
  const { rows } = await db.execute<Announcements>(sql`
    SELECT ${oldest}::text AS position, ARRAY(
      SELECT event FROM ${announcement}
      WHERE transaction >= ${position}::xid8 AND transaction < ${oldest} ORDER BY id
    ) AS payloads`);
  const [read] = rows;
  if (!read) throw new Error("The database names no transaction.");
  return read;
}

/**
 * Deletes announcements that every process has read: of 10 minutes ago and earlier, in transactions that had ended at an
 * earlier position. A process reads what a long transaction announced only when that has ended.
 *
 * @param position that of the last call; null for the first, which deletes nothing
 * @returns the present position
 */
export async function deleteOldAnnouncements(
  db: Database,
  position: string | null,
): Promise<string> {
  const isOld = lt(announcement.at, sql`now() - interval '10 minutes'`);
  await db
    .delete(announcement)
    .where(and(isOld, lt(announcement.transaction, sql`${position}::xid8`)));
  return (await readAnnouncements(db, null)).position;
}

/**
 * Reads an announcement. After one that this version does not understand, such as one of a newer version during a rolling
 * update, anything may have happened.
 */
export function readAnnouncement(payload: string): StoreEvent {
  const parsed = v.safeParse(announced, payload);
  return parsed.success ? parsed.output : anythingHappened;
}

const announced = v.pipe(v.string(), v.parseJson(), storeEvent);

/** Whether an answer that everybody may have can be another after it. */
export function isPublicNews(event: StoreEvent): boolean {
  if (event.kind === "album" || event.kind === "exhibition") return event.isPublic;
  if (event.kind === "import" && event.isPublic === false) return false;
  return !silent.has(event.kind);
}

/** What no answer that everybody may have, and that is kept, depends on. */
const silent: ReadonlySet<StoreEvent["kind"]> = new Set([
  "sessions-ended",
  "note-queue",
  "tours-gone",
]);
