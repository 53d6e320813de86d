import { allEntryIds } from "../store/album-entries.ts";
import type { AlbumEntryRow, AlbumRow } from "../store/album-rows.ts";
import type { AlbumEvent } from "./album-events.ts";
import { albumWithAccess, mayEdit } from "./album-seen.ts";
import type { Context } from "./context.ts";
import { createLoaders } from "./loaders.ts";
import type { Loaders } from "./loaders.ts";

/** Event for a subscriber of an album. */
export type AlbumNews = {
  albumId: string;
  /** Null if it is no longer visible. */
  album: AlbumRow | null;
  change: number;
  since: number;
  entries: AlbumEntryRow[];
  removedIds: string[];
  /** Loaders that read the album, and read the other requested fields. */
  loaders: Loaders;
};

/** Reports an album's changes to one subscriber, in order: at each of them what the subscriber may see. */
export class AlbumReporter {
  readonly #albumId: string;
  readonly #context: Context;
  /** Number of the last reported change; null while the subscriber may not see the album. */
  #told: number | null = null;

  constructor(albumId: string, context: Context) {
    this.#albumId = albumId;
    this.#context = context;
  }

  /** Returns the number of the album's last change; null if the subscriber may not see it. */
  async begin(): Promise<AlbumNews | null> {
    const { album, loaders } = await this.#read();
    if (!album) return null;
    this.#told = album.change;
    return { ...this.#nothing(album, loaders), change: album.change, since: album.change };
  }

  /** Returns the report of an event; null if it is not new, or not visible to the subscriber. */
  async report({ changes, entryIds }: AlbumEvent): Promise<AlbumNews | null> {
    const told = this.#told;
    if (changes && told !== null && changes.last <= told) return null;
    const { album, canEdit, loaders } = await this.#read();
    if (!album) {
      this.#told = null;
      const change = changes?.last ?? told ?? 0;
      return told === null ? null : { ...this.#nothing(null, loaders), change, since: told };
    }
    const isNext = changes !== null && told !== null && changes.first <= told + 1;
    const ids = isNext && entryIds ? [...entryIds] : await allEntryIds(this.#context.db, album.id);
    const entries = await seenOf(ids, canEdit, loaders);
    const seen = new Set(entries.map(({ id }) => id));
    // If the number of the last event is unknown, the one the album had before its entries were read.
    const change = isNext ? changes.last : album.change;
    this.#told = change;
    return {
      ...this.#nothing(album, loaders),
      change,
      since: isNext ? told : 0,
      entries,
      removedIds: ids.filter((id) => !seen.has(id)),
    };
  }

  async #read() {
    const loaders = createLoaders(this.#context.db);
    const found = await albumWithAccess(this.#albumId, { ...this.#context, loaders });
    return { album: found?.album ?? null, canEdit: found ? mayEdit(found.access) : false, loaders };
  }

  #nothing(album: AlbumRow | null, loaders: Loaders) {
    return { albumId: this.#albumId, album, entries: [], removedIds: [], loaders };
  }
}

/** Returns the entries that are in their album, and whose works are public unless the viewer may edit. */
async function seenOf(ids: string[], canEdit: boolean, loaders: Loaders) {
  const entries = await Promise.all(ids.map((id) => loaders.albumEntry.load(id)));
  const there = entries.filter((entry) => entry !== null);
  if (canEdit) return there;
  const works = await Promise.all(
    there.map(({ workId }) => (workId === null ? null : loaders.work.load(workId))),
  );
  return there.filter((_, place) => works[place]);
}
