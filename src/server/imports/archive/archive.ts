import { once } from "node:events";
import { posix } from "node:path";
import { crc32 } from "node:zlib";
import { getFileNameLowLevel, openPromise } from "yauzl";
import type { Entry, ZipFile } from "yauzl";
import { ImportFailure } from "../import-failure.ts";
import { assertApart, assertCount, assertSize, assertTotal } from "./archive-limits.ts";
import type { ArchiveLimits } from "./archive-limits.ts";
import { quoted } from "../quoted.ts";

/** A file in an archive: its path with `/`, and its size when inflated. */
export type ArchiveFile = { path: string; bytes: number; entry: Entry };

/** An open archive whose list of contents has been read and is within the limits; nothing is inflated yet. */
export type Archive = {
  files: ArchiveFile[];
  /**
   * Inflates a file while it is read.
   *
   * @throws ImportFailure while reading, if it is damaged or larger than the archive declares
   */
  read(file: ArchiveFile): AsyncGenerator<Buffer>;
  close(): Promise<void>;
};

const fileTypes = 0o170_000;
const symbolicLink = 0o120_000;
const namedInUtf8 = 0x800;
/** Length of the header of each file in the archive, without its name, in bytes. */
const localHeaderBytes = 30;
const utf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * Opens a ZIP archive and reads its list of contents.
 *
 * @throws ImportFailure if it is damaged, encrypted or too large, or has paths that could leave its folder
 */
export async function openArchive(path: string, limits: ArchiveLimits): Promise<Archive> {
  const zip = await unlessDamaged(() =>
    openPromise(path, { autoClose: false, decodeStrings: false }),
  );
  const close = async () => {
    if (!zip.isOpen) return;
    const closed = once(zip, "close");
    zip.close();
    await closed;
  };
  try {
    const files = await filesOf(zip, limits);
    return { files, read: (file) => inflated(zip, file), close };
  } catch (problem) {
    await close();
    throw problem;
  }
}

async function filesOf(zip: ZipFile, limits: ArchiveLimits): Promise<ArchiveFile[]> {
  assertCount(zip.entryCount, limits);
  const files: ArchiveFile[] = [];
  const places = new Set<string>();
  const spans: { from: number; to: number }[] = [];
  let total = 0;
  const entries = zip.eachEntry();
  for (;;) {
    const next = await unlessDamaged(() => entries.next());
    if (next.done) break;
    const entry = next.value;
    const from = entry.relativeOffsetOfLocalHeader;
    spans.push({ from, to: from + localHeaderBytes + entry.compressedSize });
    // Some programs write `./works.csv`, which must not count as a hidden file.
    const path = posix.normalize(pathOf(entry));
    if (path.endsWith("/")) continue;
    assertUsable(entry, path);
    assertSize(path, entry, limits);
    total += entry.uncompressedSize;
    assertTotal(total, zip.fileSize, limits);
    // Many file systems do not distinguish `A.jpg` from `a.jpg`, or two encodings of `ä`.
    const place = path.normalize().toLowerCase();
    if (places.has(place)) {
      throw new ImportFailure(
        `The archive holds two files named ${quoted(path)}. Rename one of them, and make it again.`,
      );
    }
    places.add(place);
    files.push({ path, bytes: entry.uncompressedSize, entry });
  }
  assertApart(spans);
  return files;
}

/** Returns the path of an entry; decodes it as UTF-8 if it is valid UTF-8 and no encoding is declared. */
function pathOf(entry: Entry): string {
  const { generalPurposeBitFlag: flags, fileNameRaw, extraFields } = entry;
  // Some programs write UTF-8 without declaring it.
  const known = isInUtf8(fileNameRaw) ? flags | namedInUtf8 : flags;
  const path = getFileNameLowLevel(known, fileNameRaw, extraFields, false);
  // `a:b.jpg` is an ordinary name, not a path on a drive.
  if (/^(?:[a-z]:)?\//i.test(path) || path.split("/").includes("..")) throw leadsOut(path);
  return path;
}

function isInUtf8(name: Buffer): boolean {
  try {
    utf8.decode(name);
    return true;
  } catch {
    return false;
  }
}

function assertUsable(entry: Entry, path: string): void {
  const fitsThisSystem = process.platform !== "win32" || !/[:*?"<>|]/.test(path);
  if (/\p{Cc}/u.test(path) || path.length > 1000 || !fitsThisSystem) {
    throw new ImportFailure(
      `The archive holds a file whose name cannot be used, ${quoted(path)}. Rename it, and make the archive again.`,
    );
  }
  if (entry.isEncrypted()) {
    throw new ImportFailure("The archive is locked with a password. Make one without it.");
  }
  if (!entry.canDecodeFileData()) {
    throw new ImportFailure(
      `${quoted(path)} is packed in a way that only some programs know. Make the archive again as a plain ZIP.`,
    );
  }
  if (((entry.externalFileAttributes >>> 16) & fileTypes) === symbolicLink) {
    throw new ImportFailure(
      `${quoted(path)} in the archive is a link to a file. Put the file itself in, and make the archive again.`,
    );
  }
}

async function* inflated(zip: ZipFile, { path, entry }: ArchiveFile): AsyncGenerator<Buffer> {
  const stream = await unlessDamaged(() => zip.openReadStreamPromise(entry));
  let sum = 0;
  try {
    for await (const piece of stream as AsyncIterable<Buffer>) {
      sum = crc32(piece, sum);
      yield piece;
    }
  } catch (problem) {
    throw asFailure(problem);
  } finally {
    stream.destroy();
  }
  if (sum !== entry.crc32) {
    throw new ImportFailure(
      `${quoted(path)} in the archive is damaged. Make the archive again, or send it again.`,
    );
  }
}

async function unlessDamaged<Result>(task: () => Promise<Result>): Promise<Result> {
  try {
    return await task();
  } catch (problem) {
    throw asFailure(problem);
  }
}

function asFailure(problem: unknown): unknown {
  const isOfTheDisk =
    problem instanceof Error && "syscall" in problem && typeof problem.syscall === "string";
  if (problem instanceof ImportFailure || !(problem instanceof Error) || isOfTheDisk)
    return problem;
  return new ImportFailure(
    "The archive is damaged or incomplete. Make it again, or send it again.",
  );
}

function leadsOut(path: string): ImportFailure {
  return new ImportFailure(
    `The archive holds a file that would lie outside of it, ${quoted(path)}. Nothing was unpacked.`,
  );
}
