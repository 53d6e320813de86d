import { posix } from "node:path";
import { openArchive } from "../archive/archive.ts";
import type { Archive } from "../archive/archive.ts";
import type { ArchiveLimits } from "../archive/archive-limits.ts";
import { ImportFailure } from "../import-failure.ts";
import { damaged, readWholeXml } from "./read-xml.ts";
import { readSharedStrings } from "./shared-strings.ts";
import { readFormats } from "./styles.ts";
import { sheetRows } from "./sheet-rows.ts";
import type { BesideTexts, SheetContext } from "./sheet-rows.ts";
import type { TableRow } from "../table-rows.ts";

/** What a spreadsheet may hold; blank cells with a style compress very well. */
export const workbookLimits: ArchiveLimits = {
  entries: 10_000,
  fileBytes: 1024 ** 3,
  totalBytes: 2 * 1024 ** 3,
  ratio: 500,
};

/** Bytes of what is beside the sheets and their texts, of each part at most: it is kept in memory. */
const maxPartBytes = 32 * 1024 ** 2;

/** A sheet of a spreadsheet: its name, and the part of the file it lies in. */
export type Sheet = { name: string; part: string };

/** A spreadsheet: its sheets that are not hidden, in their order. */
export type Workbook = {
  sheets: Sheet[];
  /** The rows of a sheet; the file is opened for it and closed again. */
  rows(sheet: Sheet, onEnd?: (beside: BesideTexts) => void): AsyncGenerator<TableRow>;
  /** The names of the sheets that are hidden. */
  hidden: string[];
  /** How many pictures lie in it, and whether cells have comments. */
  pictures: number;
  hasComments: boolean;
};

/**
 * Opens an XLSX file and reads which sheets it has.
 *
 * @throws ImportFailure if it is damaged, or holds too much
 */
export async function openWorkbook(path: string): Promise<Workbook> {
  const contents = await withArchive(path, contentsOf);
  const { sheets, hidden, pictures, hasComments } = contents;
  let shared: Promise<SheetContext> | null = null;
  return {
    sheets,
    hidden,
    pictures,
    hasComments,
    rows: async function* (sheet, onEnd) {
      shared ??= withArchive(path, (archive) => contextOf(archive, contents));
      const context = await shared;
      const archive = await openArchive(path, workbookLimits);
      try {
        yield* sheetRows(part(archive, sheet.part), context, onEnd);
      } finally {
        await archive.close();
      }
    },
  };
}

async function withArchive<Result>(
  path: string,
  task: (archive: Archive) => Promise<Result>,
): Promise<Result> {
  const archive = await openArchive(path, workbookLimits);
  try {
    return await task(archive);
  } finally {
    await archive.close();
  }
}

/** What all sheets refer to: it is large, and read only when a sheet is. */
async function contextOf(archive: Archive, contents: Contents): Promise<SheetContext> {
  const { from1904, sharedStrings, styles } = contents;
  return {
    strings: sharedStrings === null ? [] : await readSharedStrings(part(archive, sharedStrings)),
    formats: styles === null ? [] : await readFormats(smallPart(archive, styles)),
    from1904,
  };
}

type Contents = Omit<Workbook, "rows"> & {
  from1904: boolean;
  sharedStrings: string | null;
  styles: string | null;
};
type Relation = { target: string; type: string };

async function contentsOf(archive: Archive): Promise<Contents> {
  const start = [...(await relations(archive, "")).values()].find(({ type }) =>
    type.endsWith("/officeDocument"),
  );
  const main = start?.target ?? "xl/workbook.xml";
  const related = await relations(archive, main);
  const [sheets, hidden]: [Sheet[], string[]] = [[], []];
  let from1904 = false;
  await readWholeXml(smallPart(archive, main), {
    open: (name, attributes) => {
      if (name === "workbookPr") from1904 = ["1", "true"].includes(attributes["date1904"] ?? "");
      if (name !== "sheet") return;
      const id = Object.entries(attributes).find(([key]) => key.endsWith(":id"))?.[1] ?? "";
      const relation = related.get(id);
      // Charts have pages of their own, and no rows.
      if (!relation?.type.endsWith("/worksheet")) return;
      const sheet = attributes["name"] ?? "";
      const isShown = (attributes["state"] ?? "visible") === "visible";
      if (isShown) sheets.push({ name: sheet, part: relation.target });
      else hidden.push(sheet);
    },
  });
  if (sheets.length === 0) throw new ImportFailure("The spreadsheet has no sheet that is shown.");
  const named = (type: string) =>
    [...related.values()].find((one) => one.type.endsWith(type))?.target ?? null;
  const paths = archive.files.map(({ path }) => path.toLowerCase());
  return {
    sheets,
    hidden,
    pictures: paths.filter((path) => path.startsWith("xl/media/")).length,
    hasComments: paths.some((path) => /^xl\/(threaded)?comments/.test(path)),
    from1904,
    sharedStrings: named("/sharedStrings"),
    styles: named("/styles"),
  };
}

/** What a part of the file refers to, by the name it has for it. */
async function relations(archive: Archive, of: string): Promise<Map<string, Relation>> {
  const found = new Map<string, Relation>();
  const folder = posix.dirname(of);
  const path = posix.join(folder, "_rels", `${posix.basename(of)}.rels`);
  await readWholeXml(smallPart(archive, path), {
    open: (name, attributes) => {
      const { Id: id, Target: target, Type: type, TargetMode: mode } = attributes;
      if (name !== "Relationship" || !id || !target || !type || mode === "External") return;
      const whole = target.startsWith("/") ? target.slice(1) : posix.join(folder, target);
      found.set(id, { target: whole, type });
    },
  });
  return found;
}

function smallPart(archive: Archive, path: string): AsyncGenerator<Buffer> {
  return part(archive, path, maxPartBytes);
}

function part(archive: Archive, path: string, mostBytes = Infinity): AsyncGenerator<Buffer> {
  const file = archive.files.find((one) => one.path.toLowerCase() === path.toLowerCase());
  if (!file) throw damaged();
  if (file.bytes <= mostBytes) return undamaged(archive.read(file));
  throw new ImportFailure(
    "The spreadsheet holds too much beside its cells. Copy the sheet into a new file, and import that.",
  );
}

/** Names the spreadsheet, not the archive that it is written as, when a part of it is damaged. */
async function* undamaged(pieces: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* pieces;
  } catch (problem) {
    throw problem instanceof ImportFailure ? damaged() : problem;
  }
}
