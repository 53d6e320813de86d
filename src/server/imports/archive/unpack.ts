import { createWriteStream } from "node:fs";
import { mkdir, statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { isDiskFull } from "../disk-full.ts";
import { ImportFailure } from "../import-failure.ts";
import { openArchive } from "./archive.ts";
import type { Archive, ArchiveFile } from "./archive.ts";
import type { ArchiveLimits } from "./archive-limits.ts";
import { quoted } from "../quoted.ts";

/** Limits for a ZIP archive of images and tables. */
export const zipLimits: ArchiveLimits = {
  entries: 100_000,
  fileBytes: 4 * 1024 ** 3,
  totalBytes: 200 * 1024 ** 3,
  ratio: 100,
};
/** Bytes to leave free on the disk, for the database and the prepared images. */
const spared = 256 * 1024 ** 2;

/**
 * Unpacks a ZIP archive into an existing, empty folder. Skips files that systems add (`__MACOSX`, names that begin with
 * a dot).
 *
 * @throws ImportFailure if the archive is invalid or the disk has no room
 */
export async function unpack(path: string, folder: string, limits = zipLimits): Promise<void> {
  const archive = await openArchive(path, limits);
  try {
    const files = archive.files.filter(({ path: name }) => !isOfTheSystem(name));
    const inner = files.find(({ path: name }) => /\.(zip|rar|7z|tar|tgz|tar\.gz)$/i.test(name));
    if (inner) {
      throw new ImportFailure(
        `The archive holds another archive, ${quoted(inner.path)}. Unpack that one first, or import it by itself.`,
      );
    }
    await assertRoom(files, folder);
    for (const file of files) await write(archive, file, folder);
  } catch (problem) {
    throw isDiskFull(problem) ? noRoom() : problem;
  } finally {
    await archive.close();
  }
}

/** Returns whether a path belongs to a file that the operating system added. */
export function isOfTheSystem(path: string): boolean {
  return path.split("/").some((name) => name === "__MACOSX" || name.startsWith("."));
}

async function write(archive: Archive, file: ArchiveFile, folder: string): Promise<void> {
  const path = join(folder, file.path);
  try {
    await mkdir(dirname(path), { recursive: true });
    await pipeline(archive.read(file), createWriteStream(path, { flags: "wx", mode: 0o600 }));
  } catch (problem) {
    const code = problem instanceof Error && "code" in problem ? problem.code : "";
    if (["EEXIST", "ENOTDIR", "EISDIR", "ENAMETOOLONG", "EINVAL"].includes(String(code))) {
      throw new ImportFailure(
        `${quoted(file.path)} in the archive cannot be unpacked under its name. Rename it, and make the archive again.`,
      );
    }
    throw problem;
  }
}

async function assertRoom(files: readonly ArchiveFile[], folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const needed = files.reduce((sum, { bytes }) => sum + bytes, 0);
  if (needed + spared > bavail * bsize) throw noRoom();
}

function noRoom(): ImportFailure {
  return new ImportFailure(
    "The disk has no room to unpack the archive. Make room, or import a part of it. Nothing was changed.",
  );
}
