import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Disk cache of named byte sequences in a folder. Beyond a total size, it deletes the least recently used files. */
export class DiskCache {
  readonly #folder: string;
  readonly #most: number;
  #held = 0;
  /** Sizes by file name, least recently used first. */
  #files: Promise<Map<string, number>> | null = null;

  /** @param most maximum total size, in bytes */
  constructor(folder: string, most: number) {
    this.#folder = folder;
    this.#most = most;
  }

  /** Returns the bytes cached under a name, or null. */
  async get(name: string): Promise<Buffer | null> {
    const files = await this.#opened();
    const file = fileOf(name);
    const size = files.get(file);
    if (size === undefined) return null;
    files.delete(file);
    const bytes = await readFile(join(this.#folder, file)).catch(() => null);
    // A file that a crash truncated or that someone deleted is a cache miss.
    if (bytes?.length !== size) {
      this.#held -= size;
      return null;
    }
    files.set(file, size);
    return bytes;
  }

  /** Caches bytes under a name; ignores an entry larger than a tenth of the maximum size. Throws file system errors. */
  async put(name: string, bytes: Buffer): Promise<void> {
    const files = await this.#opened();
    if (bytes.length > this.#most / 10) return;
    const file = fileOf(name);
    const draft = join(this.#folder, `${randomUUID()}.part`);
    try {
      await writeFile(draft, bytes, { mode: 0o600 });
      await rename(draft, join(this.#folder, file));
    } catch (problem) {
      await rm(draft, { force: true });
      throw problem;
    }
    this.#held += bytes.length - (files.get(file) ?? 0);
    files.delete(file);
    files.set(file, bytes.length);
    for (const [oldest, size] of files) {
      if (this.#held <= this.#most) break;
      files.delete(oldest);
      this.#held -= size;
      await rm(join(this.#folder, oldest), { force: true });
    }
  }

  /** Deletes the bytes cached under a name. */
  async remove(name: string): Promise<void> {
    const files = await this.#opened();
    const file = fileOf(name);
    this.#held -= files.get(file) ?? 0;
    files.delete(file);
    await rm(join(this.#folder, file), { force: true });
  }

  #opened(): Promise<Map<string, number>> {
    this.#files ??= this.#read().catch((problem: unknown) => {
      this.#files = null;
      throw problem;
    });
    return this.#files;
  }

  async #read(): Promise<Map<string, number>> {
    await mkdir(this.#folder, { recursive: true });
    const found: { name: string; size: number; at: number }[] = [];
    for (const name of await readdir(this.#folder)) {
      const path = join(this.#folder, name);
      if (name.endsWith(".part")) await rm(path, { force: true });
      else {
        const { size, mtimeMs } = await stat(path);
        found.push({ name, size, at: mtimeMs });
      }
    }
    found.sort((a, b) => a.at - b.at);
    this.#held = found.reduce((sum, { size }) => sum + size, 0);
    return new Map(found.map(({ name, size }) => [name, size]));
  }
}

function fileOf(name: string): string {
  return createHash("sha256").update(name).digest("hex");
}
