import { ImportFailure } from "../import-failure.ts";
import { quoted } from "../quoted.ts";

/**
 * Limits for the contents of an archive. They are checked against the list of contents before anything is inflated;
 * nothing inflates to more than that list declares.
 */
export type ArchiveLimits = {
  /** Maximum number of entries, including folders. */
  entries: number;
  /** Maximum size of one file, inflated, in bytes. */
  fileBytes: number;
  /** Maximum size of all files together, inflated, in bytes. */
  totalBytes: number;
  /** Maximum ratio of inflated to compressed size, of a file and of the archive; a zip bomb has a thousand. */
  ratio: number;
};

/** Minimum size for checking the ratio, in bytes: repeated blanks compress well and are harmless. */
const ratioAskedFrom = 16 * 1024 ** 2;
const advice = "Make several smaller archives, or name the folder instead.";

/** @throws ImportFailure */
export function assertCount(count: number, { entries }: ArchiveLimits): void {
  if (count <= entries) return;
  throw new ImportFailure(
    `The archive holds more than ${entries.toLocaleString("en")} files. ${advice}`,
  );
}

/**
 * @param path of the file in the archive
 * @throws ImportFailure
 */
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

type Span = { from: number; to: number };

/**
 * Rejects an archive whose files share bytes: no program creates one, and few bytes would expand to very many files.
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
