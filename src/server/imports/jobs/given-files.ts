import { mkdir, mkdtemp, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { hasCode } from "../../file-errors.ts";

/** The uploaded or downloaded files of imports, unchanged: one folder for each import, named after its id. */
export class GivenFiles {
  /** @param folder of all imports; created on demand */
  constructor(readonly folder: string) {}

  /** Returns whether a text is the id of an import, and so safe in a path. */
  isId(text: string): boolean {
    return /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(text);
  }

  /** Returns the folder of an import. */
  placeOf(id: string): string {
    if (!this.isId(id)) throw new Error("not the id of an import");
    return join(this.folder, id);
  }

  /** Returns the folder of an import's source files. */
  givenOf(id: string): string {
    return join(this.placeOf(id), "given");
  }

  /**
   * Stores a file atomically: it appears among the source files only when it is complete.
   *
   * @param write writes the file into an empty folder and returns its path
   * @returns the final path of the file
   */
  async put(id: string, write: (folder: string) => Promise<string>): Promise<string> {
    await mkdir(this.placeOf(id), { recursive: true });
    const draft = await mkdtemp(join(this.placeOf(id), "part-"));
    try {
      const written = await write(draft);
      const whole = join(this.givenOf(id), basename(written));
      await mkdir(this.givenOf(id), { recursive: true });
      await rename(written, whole);
      return whole;
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }

  /**
   * Returns the source: the only file or folder, or the folder of all files if there are several.
   *
   * @returns null if it is not stored, or not any more
   */
  async whole(id: string): Promise<{ path: string; label: string } | null> {
    if (!this.isId(id)) return null;
    const folder = this.givenOf(id);
    const names = await readdir(folder).catch(() => []);
    const [only, another] = names;
    if (only === undefined) return null;
    if (another === undefined) return { path: join(folder, only), label: only };
    return { path: folder, label: `${names.length.toLocaleString("en")} files` };
  }

  async remove(id: string): Promise<void> {
    await rm(this.placeOf(id), { recursive: true, force: true });
  }

  /** Removes incomplete files that have not been modified since `time`. */
  async removeParts(id: string, time: number): Promise<void> {
    for (const name of await readdir(this.placeOf(id)).catch(() => [])) {
      if (!name.startsWith("part-")) continue;
      const part = join(this.placeOf(id), name);
      const stats = await stat(part).catch(() => null);
      if (stats?.isFile() && stats.mtimeMs < time) await rm(part, { force: true });
    }
  }

  /** Returns the ids of the imports and uploads with stored files. */
  async ids(): Promise<string[]> {
    const names = await readdir(this.folder).catch((error: unknown) => {
      if (hasCode(error, "ENOENT")) return [];
      throw error;
    });
    return names.filter((name) => this.isId(name));
  }

  /** Returns the imports and uploads with stored files, and when those were last modified. */
  async all(): Promise<{ id: string; changedAt: Date }[]> {
    const found = [];
    for (const id of await this.ids()) {
      const stats = await stat(this.placeOf(id)).catch(() => null);
      if (stats) found.push({ id, changedAt: stats.mtime });
    }
    return found;
  }
}
