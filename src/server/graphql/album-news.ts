import { allEntryIds } from "../store/album-entries.ts";
import type { AlbumEntryRow, AlbumRow } from "../store/album-rows.ts";
import type { AlbumEvent } from "./album-events.ts";
import { albumWithAccess, mayEdit } from "./album-seen.ts";
import type { Context } from "./context.ts";
import { createLoaders } from "./loaders.ts";
import type { Loaders } from "./loaders.ts";

/** What one who follows an album is told. */
export type AlbumNews = {
  albumId: string;
  /** Null where it is not to be seen any more. */
  album: AlbumRow | null;
  change: number;
  since: number;
  entries: AlbumEntryRow[];
  removedIds: string[];
  /** That read it, and read what else is asked of it. */
  loaders: Loaders;
};

/** Tells somebody of an album's changes, one after the other: what they may see of it at each. */
export class AlbumReporter {
  readonly #albumId: string;
  readonly #context: Context;
  /** The change up to which everything was told; null while they may not see the album. */
  #told: number | null = null;

  constructor(albumId: string, context: Context) {
    this.#albumId = albumId;
    this.#context = context;
  }

  /** Up to which change the album is now; null if they may not see it. */
  async begin(): Promise<AlbumNews | null> {
    const { album, loaders } = await this.#read();
    if (!album) return null;
    this.#told = album.change;
    return { ...this.#nothing(album, loaders), change: album.change, since: album.change };
  }

  /** What is to be told of an event; null if it is nothing new, or none of their business. */
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
    // Without the number of the last event, what the album said before its entries were read.
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

/** The entries that are in their album, and of works that are shown or for those who may change it. */
async function seenOf(ids: string[], canEdit: boolean, loaders: Loaders) {
  const entries = await Promise.all(ids.map((id) => loaders.albumEntry.load(id)));
  const there = entries.filter((entry) => entry !== null);
  if (canEdit) return there;
  const works = await Promise.all(
    there.map(({ workId }) => (workId === null ? null : loaders.work.load(workId))),
  );
  return there.filter((_, place) => works[place]);
}
