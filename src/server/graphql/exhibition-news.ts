import type { StoreEvent } from "../store/announcements.ts";
import { isGap } from "../store/announcements.ts";
import { allBlockIds } from "../store/exhibition-blocks.ts";
import type { BlockRow, ExhibitionRow } from "../store/exhibition-rows.ts";
import type { Context } from "./context.ts";
import { createLoaders } from "./loaders.ts";
import type { Loaders } from "./loaders.ts";

/** Consecutive changes of an exhibition. */
export type ExhibitionEvent = {
  /** Numbers of the first and the last change; null if the changes are unknown. */
  changes: { first: number; last: number } | null;
  /** Ids of the changed blocks; null if any may have changed. */
  blockIds: ReadonlySet<string> | null;
  /** Member who made the last change. */
  by: string | null;
};

/** Event for a subscriber of an exhibition. */
export type ExhibitionNews = {
  exhibitionId: string;
  /** Null if it no longer exists. */
  exhibition: ExhibitionRow | null;
  change: number;
  since: number;
  blocks: BlockRow[];
  removedIds: string[];
  by: string | null;
  loaders: Loaders;
};

/** Converts an event of the store to an event of an exhibition; returns null if it is about something else. */
export function exhibitionEventIn(event: StoreEvent, id: string): ExhibitionEvent | null {
  if (event.kind === "exhibition" && event.id === id) {
    const { change, blockIds, by } = event;
    return {
      changes: { first: change, last: change },
      blockIds: blockIds && new Set(blockIds),
      by,
    };
  }
  return isGap(event) ? { changes: null, blockIds: null, by: null } : null;
}

/** Merges two events. */
export function mergeExhibitionEvents(
  earlier: ExhibitionEvent,
  later: ExhibitionEvent,
): ExhibitionEvent {
  return {
    changes:
      earlier.changes && later.changes
        ? { first: earlier.changes.first, last: later.changes.last }
        : null,
    blockIds:
      earlier.blockIds && later.blockIds && new Set([...earlier.blockIds, ...later.blockIds]),
    by: later.by,
  };
}

/** Reports an exhibition's changes to a subscriber, in order. */
export class ExhibitionReporter {
  readonly #id: string;
  readonly #db: Context["db"];
  /** Number of the last reported change. */
  #told = 0;

  constructor(id: string, { db }: Pick<Context, "db">) {
    this.#id = id;
    this.#db = db;
  }

  /** Returns the number of the exhibition's last change; null if it does not exist. */
  async begin(): Promise<ExhibitionNews | null> {
    const loaders = createLoaders(this.#db);
    const exhibition = await loaders.exhibition.load(this.#id);
    if (!exhibition) return null;
    this.#told = exhibition.change;
    const { change } = exhibition;
    return { ...this.#nothing(exhibition, loaders), change, since: change };
  }

  /** Returns the report of an event; null if it is not new. */
  async report({ changes, blockIds, by }: ExhibitionEvent): Promise<ExhibitionNews | null> {
    const told = this.#told;
    if (changes && changes.last <= told) return null;
    const loaders = createLoaders(this.#db);
    const exhibition = await loaders.exhibition.load(this.#id);
    if (!exhibition) {
      const change = changes?.last ?? told;
      return { ...this.#nothing(null, loaders), change, since: told, by };
    }
    const isNext = changes !== null && changes.first <= told + 1;
    const ids = isNext && blockIds ? [...blockIds] : await allBlockIds(this.#db, this.#id);
    const found = await Promise.all(ids.map((id) => loaders.block.load(id)));
    const blocks = found.filter((block) => block !== null);
    const there = new Set(blocks.map(({ id }) => id));
    // If the number of the last event is unknown, the one the exhibition had before its blocks were read.
    const change = isNext ? changes.last : exhibition.change;
    this.#told = change;
    return {
      ...this.#nothing(exhibition, loaders),
      change,
      since: isNext ? told : 0,
      blocks,
      removedIds: ids.filter((id) => !there.has(id)),
      by,
    };
  }

  #nothing(exhibition: ExhibitionRow | null, loaders: Loaders) {
    return { exhibitionId: this.#id, exhibition, blocks: [], removedIds: [], by: null, loaders };
  }
}
