import type { StoreEvent } from "../store/announcements.ts";
import { isGap } from "../store/announcements.ts";
import { allBlockIds } from "../store/exhibition-blocks.ts";
import type { BlockRow, ExhibitionRow } from "../store/exhibition-rows.ts";
import type { Context } from "./context.ts";
import { createLoaders } from "./loaders.ts";
import type { Loaders } from "./loaders.ts";

/** Changes of an exhibition that follow one another. */
export type ExhibitionEvent = {
  /** The first and the last of them; null where it is not known which there were. */
  changes: { first: number; last: number } | null;
  /** The blocks they are about; null for any. */
  blockIds: ReadonlySet<string> | null;
  /** Who made the last one. */
  by: string | null;
};

/** What those who follow an exhibition are told. */
export type ExhibitionNews = {
  exhibitionId: string;
  /** Null where it is not there any more. */
  exhibition: ExhibitionRow | null;
  change: number;
  since: number;
  blocks: BlockRow[];
  removedIds: string[];
  by: string | null;
  loaders: Loaders;
};

/** What an event of the store says of an exhibition, or null if it is about something else. */
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

/** Two events as one. */
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

/** Tells those who follow an exhibition of its changes, one after the other. */
export class ExhibitionReporter {
  readonly #id: string;
  readonly #db: Context["db"];
  /** The change up to which everything was told. */
  #told = 0;

  constructor(id: string, { db }: Pick<Context, "db">) {
    this.#id = id;
    this.#db = db;
  }

  /** Up to which change the exhibition is now; null if there is none. */
  async begin(): Promise<ExhibitionNews | null> {
    const loaders = createLoaders(this.#db);
    const exhibition = await loaders.exhibition.load(this.#id);
    if (!exhibition) return null;
    this.#told = exhibition.change;
    const { change } = exhibition;
    return { ...this.#nothing(exhibition, loaders), change, since: change };
  }

  /** What is to be told of an event; null if it is nothing new. */
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
    // Without the number of the last event, what the exhibition said before its blocks were read.
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
