import { and, lt, sql } from "drizzle-orm";
import type { Connection, Database } from "./connection.ts";
import { announcement } from "./tables/site.ts";

/** Something that happened to what is stored, told to every process; of works at most 24 ids in each list. */
export type StoreEvent =
  | { kind: "works"; addedIds: string[]; added: number; changedIds: string[] }
  /** An import that is only read as yet changes nothing that everybody may see; one that is over, or undone, changes no more. */
  | { kind: "import"; id: string; isPublic?: false; isOver?: true }
  | { kind: "site" }
  | { kind: "sessions-ended"; ids: string[] }
  | { kind: "member"; id: string }
  /** Which of its changes an album had: of these entries of it, or of any if null; it is public, or was. */
  | { kind: "album"; id: string; change: number; entryIds: string[] | null; isPublic: boolean }
  /** Which of its changes an exhibition had, by whom: of these blocks of it, or of any if null; it is public, or was. */
  | {
      kind: "exhibition";
      id: string;
      change: number;
      by: string | null;
      blockIds: string[] | null;
      isPublic: boolean;
    }
  /** What everybody sees of a picture's notes is another: these came, changed or went, at most 24. */
  | { kind: "notes"; imageId: string; ids: string[] }
  /** These notes came to wait for a curator, or wait no more, at most 24; nothing that everybody sees changed. */
  | { kind: "note-queue"; ids: string[] }
  /** These tours are there no more. */
  | { kind: "tours-gone"; ids: string[] };

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

/** The event in a notification's payload, or null if it is none of ours. */
export function readAnnouncement(payload: string): StoreEvent | null {
  try {
    const event: unknown = JSON.parse(payload);
    return isStoreEvent(event) ? event : null;
  } catch {
    return null;
  }
}

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

const kinds: ReadonlySet<string> = new Set<StoreEvent["kind"]>([
  "works",
  "import",
  "site",
  "sessions-ended",
  "member",
  "album",
  "exhibition",
  "notes",
  "note-queue",
  "tours-gone",
]);

function isStoreEvent(event: unknown): event is StoreEvent {
  if (typeof event !== "object" || event === null || !("kind" in event)) return false;
  return typeof event.kind === "string" && kinds.has(event.kind);
}
