import { StoredImage } from "./stored-image.ts";

type Entry = { opening: Promise<StoredImage | null>; users: number; dropped: boolean };

/** Keeps the pictures used last open, at most a fixed number besides those in use. */
export class StoredImages {
  readonly #imagesFolder: string;
  readonly #most: number;
  /** In the order of use, the longest unused first. */
  readonly #entries = new Map<string, Entry>();

  constructor(imagesFolder: string, most: number) {
    this.#imagesFolder = imagesFolder;
    this.#most = most;
  }

  /** Runs a task with a picture, or with null if there is none; it stays open until the task ends. */
  async use<T>(key: string, task: (image: StoredImage | null) => Promise<T>): Promise<T> {
    const entry = this.#entryOf(key);
    entry.users += 1;
    try {
      return await task(await this.#opened(key, entry));
    } finally {
      entry.users -= 1;
      if (entry.dropped && entry.users === 0) await closeEntry(entry);
    }
  }

  /** Closes every picture as soon as nobody uses it. */
  async close(): Promise<void> {
    for (const [key, entry] of [...this.#entries]) {
      this.#drop(key, entry);
      if (entry.users === 0) await closeEntry(entry);
    }
  }

  /** What is not there, or failed to open, is looked for afresh the next time. */
  async #opened(key: string, entry: Entry): Promise<StoredImage | null> {
    try {
      const image = await entry.opening;
      if (image === null) this.#drop(key, entry);
      return image;
    } catch (error) {
      this.#drop(key, entry);
      throw error;
    }
  }

  #entryOf(key: string): Entry {
    const known = this.#entries.get(key);
    if (known !== undefined) {
      this.#entries.delete(key);
      this.#entries.set(key, known);
      return known;
    }
    const entry: Entry = {
      opening: StoredImage.open(this.#imagesFolder, key),
      users: 0,
      dropped: false,
    };
    this.#entries.set(key, entry);
    this.#evict();
    return entry;
  }

  #evict(): void {
    for (const [key, entry] of this.#entries) {
      if (this.#entries.size <= this.#most) return;
      this.#drop(key, entry);
      if (entry.users === 0) void closeEntry(entry);
    }
  }

  #drop(key: string, entry: Entry): void {
    if (this.#entries.get(key) === entry) this.#entries.delete(key);
    entry.dropped = true;
  }
}

async function closeEntry(entry: Entry): Promise<void> {
  const image = await entry.opening.catch(() => null);
  await image?.close();
}
