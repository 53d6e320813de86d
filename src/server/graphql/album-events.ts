import { isGap } from "../store/announcements.ts";
import type { StoreEvent } from "../store/announcements.ts";

/** Consecutive changes of an album. */
export type AlbumEvent = {
  /** Numbers of the first and the last change in the album; null if the changes are unknown. */
  changes: { first: number; last: number } | null;
  /** Ids of the changed entries; null if any may have changed. */
  entryIds: ReadonlySet<string> | null;
};

/** Converts an event of the store to an event of an album; returns null if it is about something else. */
export function albumEventIn(event: StoreEvent, albumId: string): AlbumEvent | null {
  if (event.kind === "album" && event.id === albumId) {
    const { change, entryIds } = event;
    return {
      changes: { first: change, last: change },
      entryIds: entryIds && new Set(entryIds),
    };
  }
  return isGap(event) ? { changes: null, entryIds: null } : null;
}

/** Merges two events. */
export function mergeAlbumEvents(earlier: AlbumEvent, later: AlbumEvent): AlbumEvent {
  const changes =
    earlier.changes && later.changes
      ? { first: earlier.changes.first, last: later.changes.last }
      : null;
  const entryIds =
    earlier.entryIds && later.entryIds && new Set([...earlier.entryIds, ...later.entryIds]);
  return { changes, entryIds };
}
