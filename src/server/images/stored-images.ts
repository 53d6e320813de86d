import { StoredImage } from "./stored-image.ts";

type Entry = {
  opening: Promise<StoredImage | null>;
  /** The image once it is open. */
  image: StoredImage | null;
  users: number;
  dropped: boolean;
};

/** An image that stays open until it is released. */
export type Held = { image: StoredImage; release: () => void };

/** Caches open images: the most recently used ones, at most a fixed number besides those in use. */
export class StoredImages {
  readonly #imagesFolder: string;
  readonly #most: number;
  readonly #onCloseFailed: (error: unknown) => void;
  /** In the order of use, least recently used first. */
  readonly #entries = new Map<string, Entry>();

  /** @param onCloseFailed called with the reason why a file could not be closed; the data read from it remains valid */
  constructor(imagesFolder: string, most: number, onCloseFailed: (error: unknown) => void) {
    this.#imagesFolder = imagesFolder;
    this.#most = most;
    this.#onCloseFailed = onCloseFailed;
  }

  /** Runs a task with an image, or with null if there is none; the image stays open until the task ends. */
  async use<T>(key: string, task: (image: StoredImage | null) => Promise<T>): Promise<T> {
    const entry = this.#entryOf(key);
    entry.users += 1;
    try {
      return await task(await this.#opened(key, entry));
    } finally {
      await this.#leave(entry);
    }
  }

  /** Returns an image that is open already, or null; the caller must release it once. */
  hold(key: string): Held | null {
    const entry = this.#entries.get(key);
    if (entry === undefined || entry.image === null) return null;
    this.#touch(key, entry);
    entry.users += 1;
    return { image: entry.image, release: () => void this.#leave(entry) };
  }

  /** Drops an image from the cache, because its stored files may have changed. */
  async forget(key: string): Promise<void> {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#drop(key, entry);
    if (entry.users === 0) await this.#close(entry);
  }

  /** Closes every image as soon as it is no longer in use. */
  async close(): Promise<void> {
    for (const [key, entry] of [...this.#entries]) {
      this.#drop(key, entry);
      if (entry.users === 0) await this.#close(entry);
    }
  }

  /** Opens an image. One that does not exist or fails to open is not cached. */
  async #opened(key: string, entry: Entry): Promise<StoredImage | null> {
    try {
      entry.image = await entry.opening;
      if (entry.image === null) this.#drop(key, entry);
      return entry.image;
    } catch (error) {
      this.#drop(key, entry);
      throw error;
    }
  }

  #entryOf(key: string): Entry {
    const known = this.#entries.get(key);
    if (known !== undefined) {
      this.#touch(key, known);
      return known;
    }
    const entry: Entry = {
      opening: StoredImage.open(this.#imagesFolder, key),
      image: null,
      users: 0,
      dropped: false,
    };
    this.#entries.set(key, entry);
    this.#evict();
    return entry;
  }

  #touch(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#entries.set(key, entry);
  }

  #evict(): void {
    for (const [key, entry] of this.#entries) {
      if (this.#entries.size <= this.#most) return;
      this.#drop(key, entry);
      if (entry.users === 0) void this.#close(entry);
    }
  }

  #drop(key: string, entry: Entry): void {
    if (this.#entries.get(key) === entry) this.#entries.delete(key);
    entry.dropped = true;
  }

  async #leave(entry: Entry): Promise<void> {
    entry.users -= 1;
    if (entry.dropped && entry.users === 0) await this.#close(entry);
  }

  async #close(entry: Entry): Promise<void> {
    const image = await entry.opening.catch(() => null);
    await image?.close().catch(this.#onCloseFailed);
  }
}
