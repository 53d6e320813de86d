import { ImportFailure } from "../import-failure.ts";
import { quoted } from "../quoted.ts";

/**
 * What an archive may hold. It is told from the list of contents, before anything is inflated;
 * while inflating, nothing may be larger than that list says.
 */
export type ArchiveLimits = {
  /** Entries at most, folders included. */
  entries: number;
  /** Bytes of one file at most, inflated. */
  fileBytes: number;
  /** Bytes of all files together at most, inflated. */
  totalBytes: number;
  /** How many times larger a file, and the whole archive, may become; a bomb becomes a thousand times larger. */
  ratio: number;
};

/** Below this the ratio is not asked about: blanks compress well, and harm nobody. */
const ratioAskedFrom = 16 * 1024 ** 2;
const advice = "Make several smaller archives, or name the folder instead.";

/** @throws ImportFailure */
export function assertCount(count: number, { entries }: ArchiveLimits): void {
  if (count <= entries) return;
  throw new ImportFailure(
    `The archive holds more than ${entries.toLocaleString("en")} files. ${advice}`,
  );
}

/** @throws ImportFailure */
export function assertSize(
  path: string,
  { compressedSize, uncompressedSize }: { compressedSize: number; uncompressedSize: number },
  { fileBytes, ratio }: ArchiveLimits,
): void {
  if (uncompressedSize > fileBytes) {
    throw new ImportFailure(
      `${quoted(path)} in the archive is larger than ${size(fileBytes)}. ${advice}`,
    );
  }
  if (uncompressedSize > ratioAskedFrom && uncompressedSize > compressedSize * ratio) {
    throw new ImportFailure(
      `${quoted(path)} in the archive expands to far more than such a file would. Nothing was unpacked.`,
    );
  }
}

/**
 * @param bytes of all files, inflated
 * @param archiveBytes of the archive itself
 * @throws ImportFailure
 */
export function assertTotal(
  bytes: number,
  archiveBytes: number,
  { totalBytes, ratio }: ArchiveLimits,
): void {
  if (bytes > totalBytes) {
    throw new ImportFailure(`The archive holds more than ${size(totalBytes)}. ${advice}`);
  }
  if (bytes > ratioAskedFrom && bytes > archiveBytes * ratio) {
    throw new ImportFailure(
      "The archive expands to far more than such files would. Nothing was unpacked.",
    );
  }
}

/** A part of an archive's bytes. */
type Span = { from: number; to: number };

/**
 * Refuses an archive whose files share bytes: no program makes one, and few bytes would become very many files.
 *
 * @throws ImportFailure
 */
export function assertApart(spans: readonly Span[]): void {
  const inOrder = spans.toSorted((a, b) => a.from - b.from);
  const overlaps = inOrder.some(({ from }, at) => from < (inOrder[at - 1]?.to ?? 0));
  if (!overlaps) return;
  throw new ImportFailure(
    "Files in the archive overlap, so it is damaged. Make it again. Nothing was unpacked.",
  );
}

function size(bytes: number): string {
  return bytes >= 1024 ** 3 ? `${bytes / 1024 ** 3} GB` : `${bytes / 1024 ** 2} MB`;
}
