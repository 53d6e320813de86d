import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Gate } from "../../gate.ts";
import type { GivenFiles } from "./given-files.ts";

/** Limits for the stored uploads of one member. */
export type UploadLimits = {
  /** Maximum number of uploads, including those with an import. */
  uploads: number;
  /** Maximum number of files in one upload. */
  files: number;
  /** Maximum total size, in bytes. */
  bytes: number;
};

type Upload = { memberId: string | null; files: number; bytes: number };

/**
 * A file that is being received. `add` counts bytes, and returns false once there are too many; `undo` removes the file
 * from the count.
 */
export type ReceivedFile = { add: (bytes: number) => boolean; undo: () => void };

/** File beside those of an upload, with the id of the member who started it. */
const memberFile = "member";

/** Counts what members have uploaded, so that no member fills the disk. Discarded or expired uploads do not count. */
export class UploadBounds {
  readonly #files: GivenFiles;
  readonly #limits: UploadLimits;
  /** Known uploads by id; read from the disk once. */
  readonly #uploads = new Map<string, Upload>();
  /** New uploads start one after the other, so that each is counted before the next. */
  readonly #gate = new Gate(1, 100);

  constructor(files: GivenFiles, limits: UploadLimits) {
    this.#files = files;
    this.#limits = limits;
  }

  /**
   * Starts to receive a file of an upload.
   *
   * @param isNew whether it is the first file of the upload
   * @returns null if the member has too many uploads, or this one too many files
   * @throws TooBusy if too many uploads start at the same time
   */
  async begin(memberId: string, id: string, isNew: boolean): Promise<ReceivedFile | null> {
    if (isNew) {
      if (!(await this.#gate.run(() => this.#beginUpload(memberId, id), { group: memberId })))
        return null;
    } else {
      await this.#storedUploads(memberId);
    }
    const upload = await this.#known(id);
    if (upload.files >= this.#limits.files) return null;
    upload.files += 1;
    let own = 0;
    return {
      add: (bytes) => {
        own += bytes;
        upload.bytes += bytes;
        return this.#bytesOf(upload.memberId) <= this.#limits.bytes;
      },
      undo: () => {
        upload.files -= 1;
        upload.bytes -= own;
      },
    };
  }

  /** Returns whether a member started an upload, so that its files count as theirs. */
  async isOf(id: string, memberId: string): Promise<boolean> {
    return (await this.#known(id)).memberId === memberId;
  }

  /** @returns false if the member has too many uploads */
  async #beginUpload(memberId: string, id: string): Promise<boolean> {
    const stored = await this.#storedUploads(memberId);
    if (stored.length >= this.#limits.uploads) return false;
    await mkdir(this.#files.placeOf(id), { recursive: true });
    await writeFile(join(this.#files.placeOf(id), memberFile), memberId, { mode: 0o600 });
    this.#uploads.set(id, { memberId, files: 0, bytes: 0 });
    return true;
  }

  /** Returns the size of all uploads of a member, including those in progress, in bytes. */
  #bytesOf(memberId: string | null): number {
    let bytes = 0;
    for (const upload of this.#uploads.values()) {
      if (upload.memberId === memberId) bytes += upload.bytes;
    }
    return bytes;
  }

  /** Returns the uploads of a member that are on the disk, and drops those that are not any more. */
  async #storedUploads(memberId: string): Promise<Upload[]> {
    // Read first: an upload that starts meanwhile is not among the ids on the disk.
    const before = [...this.#uploads.keys()];
    const ids = new Set(await this.#files.ids());
    for (const id of before) if (!ids.has(id)) this.#uploads.delete(id);
    const uploads = await Promise.all([...ids].map((id) => this.#known(id)));
    return uploads.filter((upload) => upload.memberId === memberId);
  }

  async #known(id: string): Promise<Upload> {
    const known = this.#uploads.get(id);
    if (known) return known;
    const read = await this.#read(id);
    // Another file of the same upload may have started meanwhile.
    const upload = this.#uploads.get(id) ?? read;
    this.#uploads.set(id, upload);
    return upload;
  }

  async #read(id: string): Promise<Upload> {
    const member = join(this.#files.placeOf(id), memberFile);
    const memberId = await readFile(member, "utf8").catch(() => null);
    const upload: Upload = { memberId, files: 0, bytes: 0 };
    const options = { recursive: true, withFileTypes: true } as const;
    for (const entry of await readdir(this.#files.givenOf(id), options).catch(() => [])) {
      if (!entry.isFile()) continue;
      const stats = await stat(join(entry.parentPath, entry.name)).catch(() => null);
      upload.files += 1;
      upload.bytes += stats?.size ?? 0;
    }
    return upload;
  }
}
