import DataLoader from "dataloader";
import { announcedIdsLimit, isGap } from "../store/announcements.ts";
import type { StoreEvent } from "../store/announcements.ts";
import type { Store } from "../store/store.ts";
import { publishedImageKeys } from "../store/works.ts";

/** Maximum number of cached public images: some 150 bytes each, whatever the size of the collection. */
const usualLimit = 20_000;

/** Maximum number of keys in one query. */
const maxBatchSize = 500;

type PublicImage = { key: string; workId: string };

/**
 * Determines which images everyone may see: those that a published work uses. Looks each up in the database on first
 * use and caches the result until the work that uses it changes.
 */
export class PublicImages {
  readonly #isHearing: () => boolean;
  readonly #limit: number;
  readonly #lookups: DataLoader<string, PublicImage | null>;
  /** Keys of public images, each with the id of a published work that uses it; the most recent look-ups come last. */
  readonly #workIds = new Map<string, string>();
  /** Number of events by which a public image may have become private. */
  #changes = 0;

  /** @param limit maximum number of cached public images */
  constructor({ db, isHearing }: Pick<Store, "db" | "isHearing">, limit = usualLimit) {
    this.#isHearing = isHearing;
    this.#limit = limit;
    const lookUp = async (keys: readonly string[]) => {
      const found = new Map((await publishedImageKeys(db, keys)).map((row) => [row.key, row]));
      return keys.map((key) => found.get(key) ?? null);
    };
    this.#lookups = new DataLoader(lookUp, { cache: false, maxBatchSize });
  }

  /** Returns whether an image is known to be public, without a database query; false if unknown. */
  has(key: string): boolean {
    return this.#workIds.has(key) && this.#isHearing();
  }

  /**
   * Returns whether an image is public. While the database is unavailable, the last known state applies.
   *
   * @throws the error of the database, for an image that was not known to be public
   */
  async isPublic(key: string): Promise<boolean> {
    if (this.has(key)) return true;
    const changes = this.#changes;
    try {
      const image = await this.#lookups.load(key);
      // If something changed meanwhile, the result may already be outdated.
      if (image && changes === this.#changes) this.#remember(image);
      return image !== null;
    } catch (error) {
      if (this.#workIds.has(key)) return true;
      throw error;
    }
  }

  /** Drops the images that an event of the store may have made private. */
  hear(event: StoreEvent): void {
    if (event.kind !== "works") return;
    const { changedIds } = event;
    // A list of ids at the limit may be truncated.
    if (isGap(event) || changedIds.length >= announcedIdsLimit) this.#workIds.clear();
    else if (changedIds.length === 0) return;
    const changed = new Set(changedIds);
    for (const [key, workId] of this.#workIds) {
      if (changed.has(workId)) this.#workIds.delete(key);
    }
    this.#changes += 1;
  }

  #remember({ key, workId }: PublicImage): void {
    this.#workIds.set(key, workId);
    if (this.#workIds.size <= this.#limit) return;
    const [oldest] = this.#workIds.keys();
    if (oldest !== undefined) this.#workIds.delete(oldest);
  }
}
