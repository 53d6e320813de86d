import { openArchive } from "../archive/archive.ts";
import type { Archive } from "../archive/archive.ts";
import type { ArchiveLimits } from "../archive/archive-limits.ts";
import { ImportFailure } from "../import-failure.ts";
import type { TableRow } from "../table-rows.ts";
import { damaged } from "./read-xml.ts";

/** Limits for a spreadsheet; blank cells with a style compress very well. */
const workbookLimits: ArchiveLimits = {
  entries: 10_000,
  fileBytes: 1024 ** 3,
  totalBytes: 2 * 1024 ** 3,
  ratio: 500,
};

/** Maximum size of each part other than cells and their texts, in bytes: it is held in memory. */
export const maxBesideBytes = 32 * 1024 ** 2;

/** Contents of a sheet besides the texts of its cells, which are not imported. */
export type BesideTexts = {
  /** First row of the last group of merged cells; 0 if there is none. */
  lastMerged: number;
  /** Number of cells with links. */
  links: number;
};

/** A sheet of a spreadsheet. */
export type Sheet = {
  name: string;
  /** Returns its rows; opens the file for them and closes it again. */
  rows(onEnd?: (beside: BesideTexts) => void): AsyncGenerator<TableRow>;
};

/** A spreadsheet: its visible sheets, in order. */
export type Workbook = {
  sheets: Sheet[];
  /** Names of the hidden sheets. */
  hidden: string[];
  /** Number of images in it, and whether cells have comments. */
  pictures: number;
  hasComments: boolean;
};

/**
 * Opens the ZIP archive of a spreadsheet.
 *
 * @throws ImportFailure if it is damaged, locked or too large
 */
export function openParts(path: string): Promise<Archive> {
  return openArchive(path, workbookLimits);
}

/** Runs a task with the open archive of a spreadsheet. */
export async function withParts<Result>(
  path: string,
  task: (archive: Archive) => Promise<Result>,
): Promise<Result> {
  const archive = await openParts(path);
  try {
    return await task(archive);
  } finally {
    await archive.close();
  }
}

/**
 * Returns the bytes of a part; the case of its name does not matter.
 *
 * @throws ImportFailure if it is missing or damaged
 */
export function part(archive: Archive, path: string): AsyncGenerator<Buffer> {
  return undamaged(archive.read(fileOf(archive, path)));
}

/**
 * Returns the bytes of a part that is held in memory.
 *
 * @throws ImportFailure if it is missing, damaged or too large for that
 */
export function smallPart(archive: Archive, path: string): AsyncGenerator<Buffer> {
  if (fileOf(archive, path).bytes > maxBesideBytes) throw tooMuchBeside();
  return part(archive, path);
}

/** Returns the failure for a spreadsheet whose other contents exceed the memory limit. */
export function tooMuchBeside(): ImportFailure {
  return new ImportFailure(
    "The spreadsheet holds too much beside its cells. Copy the sheet into a new file, and import that.",
  );
}

function fileOf(archive: Archive, path: string) {
  const file = archive.files.find((one) => one.path.toLowerCase() === path.toLowerCase());
  if (!file) throw damaged();
  return file;
}

/** Reports a damaged part as a damaged spreadsheet instead of a damaged archive. */
async function* undamaged(pieces: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* pieces;
  } catch (problem) {
    throw problem instanceof ImportFailure ? damaged() : problem;
  }
}
