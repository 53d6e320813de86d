import { isGap } from "../store/announcements.ts";
import type { StoreEvent } from "../store/announcements.ts";

/** Changes of an album that follow one another. */
export type AlbumEvent = {
  /** The first and the last of them, as the album counts them; null where it is not known which there were. */
  changes: { first: number; last: number } | null;
  /** The entries they are about; null for any. */
  entryIds: ReadonlySet<string> | null;
};

/** What an event of the store says of an album, or null if it is about something else. */
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

/** Two events as one. */
export function mergeAlbumEvents(earlier: AlbumEvent, later: AlbumEvent): AlbumEvent {
  const changes =
    earlier.changes && later.changes
      ? { first: earlier.changes.first, last: later.changes.last }
      : null;
  const entryIds =
    earlier.entryIds && later.entryIds && new Set([...earlier.entryIds, ...later.entryIds]);
  return { changes, entryIds };
}
