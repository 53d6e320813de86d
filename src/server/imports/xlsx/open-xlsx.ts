import { posix } from "node:path";
import type { Archive } from "../archive/archive.ts";
import { ImportFailure } from "../import-failure.ts";
import { readWholeXml } from "../sheets/read-xml.ts";
import { openParts, part, smallPart, withParts } from "../sheets/workbook.ts";
import type { Sheet, Workbook } from "../sheets/workbook.ts";
import { readSharedStrings } from "./shared-strings.ts";
import { readFormats } from "./styles.ts";
import { sheetRows } from "./sheet-rows.ts";
import type { SheetContext } from "./sheet-rows.ts";

/**
 * Opens an XLSX file and reads its list of sheets.
 *
 * @throws ImportFailure if it is damaged or too large
 */
export async function openXlsx(path: string): Promise<Workbook> {
  const { sheets, hidden, pictures, hasComments, ...context } = await withParts(path, contentsOf);
  let shared: Promise<SheetContext> | null = null;
  const readable = (sheet: SheetPart): Sheet => ({
    name: sheet.name,
    rows: async function* (onEnd) {
      shared ??= withParts(path, (archive) => contextOf(archive, context));
      const known = await shared;
      const archive = await openParts(path);
      try {
        yield* sheetRows(part(archive, sheet.part), known, onEnd);
      } finally {
        await archive.close();
      }
    },
  });
  return { sheets: sheets.map(readable), hidden, pictures, hasComments };
}

/** Reads the data that all sheets refer to: it is large, so only when a sheet is read. */
async function contextOf(
  archive: Archive,
  { from1904, sharedStrings, styles }: ContextParts,
): Promise<SheetContext> {
  return {
    strings: sharedStrings === null ? [] : await readSharedStrings(part(archive, sharedStrings)),
    formats: styles === null ? [] : await readFormats(smallPart(archive, styles)),
    from1904,
  };
}

/** A sheet and its part of the file. */
type SheetPart = { name: string; part: string };
type ContextParts = { from1904: boolean; sharedStrings: string | null; styles: string | null };
type Contents = Omit<Workbook, "sheets"> & ContextParts & { sheets: SheetPart[] };
type Relation = { target: string; type: string };

async function contentsOf(archive: Archive): Promise<Contents> {
  const start = [...(await relations(archive, "")).values()].find(({ type }) =>
    type.endsWith("/officeDocument"),
  );
  const main = start?.target ?? "xl/workbook.xml";
  const related = await relations(archive, main);
  const [sheets, hidden]: [SheetPart[], string[]] = [[], []];
  let from1904 = false;
  await readWholeXml(smallPart(archive, main), {
    open: (name, attributes) => {
      if (name === "workbookPr") from1904 = ["1", "true"].includes(attributes["date1904"] ?? "");
      if (name !== "sheet") return;
      const id = Object.entries(attributes).find(([key]) => key.endsWith(":id"))?.[1] ?? "";
      const relation = related.get(id);
      // Charts have separate sheets without rows.
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

/** Returns the parts that a part of the file refers to, by their ids. */
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
