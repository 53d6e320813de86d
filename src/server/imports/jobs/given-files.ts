import { mkdir, mkdtemp, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { hasCode } from "../../file-errors.ts";

/** Where what was given for an import is kept, as it came: one folder for each, named after the import. */
export class GivenFiles {
  /** @param folder of all imports; made when it is needed */
  constructor(readonly folder: string) {}

  /** Whether a text is the id of an import, and so safe to make a path of. */
  isId(text: string): boolean {
    return /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(text);
  }

  /** All that is kept for an import. */
  placeOf(id: string): string {
    if (!this.isId(id)) throw new Error("not the id of an import");
    return join(this.folder, id);
  }

  /** The files that were given. */
  givenOf(id: string): string {
    return join(this.placeOf(id), "given");
  }

  /**
   * Keeps a file that is written first: until it is whole nothing is given, whatever happens meanwhile.
   *
   * @param write writes the file into a folder that is empty, and gives its path
   * @returns where the file is then
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
   * What was given: the one file or folder, or the folder of all files if there are several.
   *
   * @returns null if it is not kept (any more)
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

  /** Removes files that were begun and never became whole, if nothing was written to them since `time`. */
  async removeParts(id: string, time: number): Promise<void> {
    for (const name of await readdir(this.placeOf(id)).catch(() => [])) {
      if (!name.startsWith("part-")) continue;
      const part = join(this.placeOf(id), name);
      const stats = await stat(part).catch(() => null);
      if (stats?.isFile() && stats.mtimeMs < time) await rm(part, { force: true });
    }
  }

  /** The ids of the imports and uploads of which something is kept. */
  async ids(): Promise<string[]> {
    const names = await readdir(this.folder).catch((error: unknown) => {
      if (hasCode(error, "ENOENT")) return [];
      throw error;
    });
    return names.filter((name) => this.isId(name));
  }

  /** The imports and uploads of which something is kept, with when that was changed last. */
  async all(): Promise<{ id: string; changedAt: Date }[]> {
    const found = [];
    for (const id of await this.ids()) {
      const stats = await stat(this.placeOf(id)).catch(() => null);
      if (stats) found.push({ id, changedAt: stats.mtime });
    }
    return found;
  }
}
