import { openArchive } from "../archive/archive.ts";
import type { Archive } from "../archive/archive.ts";
import type { ArchiveLimits } from "../archive/archive-limits.ts";
import { ImportFailure } from "../import-failure.ts";
import type { TableRow } from "../table-rows.ts";
import { damaged } from "./read-xml.ts";

/** What a spreadsheet may hold; blank cells with a style compress very well. */
const workbookLimits: ArchiveLimits = {
  entries: 10_000,
  fileBytes: 1024 ** 3,
  totalBytes: 2 * 1024 ** 3,
  ratio: 500,
};

/** Bytes of what is beside the cells and their texts, of each part at most: it is kept in memory. */
export const maxBesideBytes = 32 * 1024 ** 2;

/** What a sheet has beside the texts of its cells, and is not read. */
export type BesideTexts = {
  /** The row in which the last group of merged cells begins; 0 if there is none. */
  lastMerged: number;
  /** Cells that link to somewhere. */
  links: number;
};

/** A sheet of a spreadsheet. */
export type Sheet = {
  name: string;
  /** Its rows; the file is opened for them and closed again. */
  rows(onEnd?: (beside: BesideTexts) => void): AsyncGenerator<TableRow>;
};

/** A spreadsheet: its sheets that are not hidden, in their order. */
export type Workbook = {
  sheets: Sheet[];
  /** The names of the sheets that are hidden. */
  hidden: string[];
  /** How many pictures lie in it, and whether cells have comments. */
  pictures: number;
  hasComments: boolean;
};

/**
 * Opens a spreadsheet as the archive that it is.
 *
 * @throws ImportFailure if it is damaged, locked, or holds too much
 */
export function openParts(path: string): Promise<Archive> {
  return openArchive(path, workbookLimits);
}

/** Opens a spreadsheet for one task, and closes it. */
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
 * The bytes of a part; its name may be written in any case.
 *
 * @throws ImportFailure if it is not there, or damaged
 */
export function part(archive: Archive, path: string): AsyncGenerator<Buffer> {
  return undamaged(archive.read(fileOf(archive, path)));
}

/**
 * The bytes of a part that is kept in memory.
 *
 * @throws ImportFailure if it is not there, damaged, or too large for that
 */
export function smallPart(archive: Archive, path: string): AsyncGenerator<Buffer> {
  if (fileOf(archive, path).bytes > maxBesideBytes) throw tooMuchBeside();
  return part(archive, path);
}

/** What is said when a spreadsheet holds more beside its cells than memory has room for. */
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

/** Names the spreadsheet, not the archive that it is written as, when a part of it is damaged. */
async function* undamaged(pieces: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* pieces;
  } catch (problem) {
    throw problem instanceof ImportFailure ? damaged() : problem;
  }
}
