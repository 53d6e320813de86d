import { and, lt, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Connection, Database } from "./connection.ts";
import { announcement } from "./tables/site.ts";

const ids = v.array(v.string());
const change = v.pipe(v.number(), v.integer());

const storeEvent = v.variant("kind", [
  v.object({ kind: v.literal("works"), addedIds: ids, added: v.number(), changedIds: ids }),
  /**
   * An import that the server is still reading changes no public data (`isPublic`). A finished or undone import makes
   * no further changes (`isOver`).
   */
  v.object({
    kind: v.literal("import"),
    id: v.string(),
    isPublic: v.exactOptional(v.literal(false)),
    isOver: v.exactOptional(v.literal(true)),
  }),
  v.object({ kind: v.literal("site") }),
  v.object({ kind: v.literal("sessions-ended"), ids }),
  v.object({ kind: v.literal("member"), id: v.string() }),
  /**
   * Change of an album: its number, and the changed entries, or null for all. `isPublic` if the album is or was public.
   */
  v.object({
    kind: v.literal("album"),
    id: v.string(),
    change,
    entryIds: v.nullable(ids),
    isPublic: v.boolean(),
  }),
  /**
   * Change of an exhibition: its number, its author, and the changed blocks, or null for all. `isPublic` if the
   * exhibition is or was public.
   */
  v.object({
    kind: v.literal("exhibition"),
    id: v.string(),
    change,
    by: v.nullable(v.string()),
    blockIds: v.nullable(ids),
    isPublic: v.boolean(),
  }),
  /** The visible notes of an image changed: these notes were added, changed or removed. At most 24 ids. */
  v.object({ kind: v.literal("notes"), imageId: v.string(), ids }),
  /** These notes entered or left the moderation queue, without a change of public data. At most 24 ids. */
  v.object({ kind: v.literal("note-queue"), ids }),
  /** These tours no longer exist. */
  v.object({ kind: v.literal("tours-gone"), ids }),
]);

/** Change of stored data that the server broadcasts to every process; for works, at most 24 ids in each list. */
export type StoreEvent = v.InferOutput<typeof storeEvent>;

/** Database channel for store events. */
export const channel = "vitrine";

/** Maximum number of ids in an event; further works are only counted. */
export const announcedIdsLimit = 24;

/** Event after a gap in which a process may have missed notifications. */
export const anythingHappened: StoreEvent = {
  kind: "works",
  addedIds: [],
  added: 0,
  changedIds: [],
};

/** Returns whether an event signals a gap in which a process may have missed notifications: it names no work. */
export function isGap(event: StoreEvent): boolean {
  if (event.kind !== "works") return false;
  return event.added + event.addedIds.length + event.changedIds.length === 0;
}

/** Splits ids into groups of `announcedIdsLimit`. */
export function inParts(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / announcedIdsLimit) }, (_, at) =>
    ids.slice(at * announcedIdsLimit, (at + 1) * announcedIdsLimit),
  );
}

/**
 * Announces `event` to every process when the transaction `tx` commits: by a notification, and by a row for processes
 * that receive no notifications.
 */
export async function announce(tx: Connection, event: StoreEvent): Promise<void> {
  const payload = JSON.stringify(event);
  await tx.execute(sql`
    WITH stored AS (INSERT INTO ${announcement} (event) VALUES (${payload}))
    SELECT pg_notify(${channel}, ${payload})`);
}

/** Position in the stored announcements, and the payloads before it. */
export type Announcements = { position: string; payloads: string[] };

/**
 * Reads the announcements of all transactions that ended since an earlier position. Transactions do not end in the
 * order in which they begin, so a position is the oldest transaction still in progress: a later call returns its
 * announcements, exactly once.
 *
 * @param position result of the last call; null for the current position, without announcements
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
 * Deletes announcements that every process has read: those at least 10 minutes old, from transactions that had ended at
 * an earlier position. A process reads the announcements of a long transaction only after it has ended.
 *
 * @param position result of the last call; null for the first, which deletes nothing
 * @returns the current position
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
 * Parses an announcement. Returns `anythingHappened` for one that this version does not understand, such as one of a
 * newer version during a rolling update.
 */
export function readAnnouncement(payload: string): StoreEvent {
  const parsed = v.safeParse(announced, payload);
  return parsed.success ? parsed.output : anythingHappened;
}

const announced = v.pipe(v.string(), v.parseJson(), storeEvent);

/** Returns whether an event can change a publicly cached response. */
export function isPublicNews(event: StoreEvent): boolean {
  if (event.kind === "album" || event.kind === "exhibition") return event.isPublic;
  if (event.kind === "import" && event.isPublic === false) return false;
  return !silent.has(event.kind);
}

/** Kinds of events that change no publicly cached response. */
const silent: ReadonlySet<StoreEvent["kind"]> = new Set([
  "sessions-ended",
  "note-queue",
  "tours-gone",
]);
