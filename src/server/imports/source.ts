import { createHash } from "node:crypto";
import { realpath } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { scratchFolder } from "./archive/scratch-folder.ts";
import { unpack } from "./archive/unpack.ts";
import { isPublicEndpoint } from "../remote/public-addresses.ts";
import { lookAt, taken } from "./given.ts";
import type { Given } from "./given.ts";
import { ImportFailure } from "./import-failure.ts";
import { onlyFolderIn, readFolder } from "./image-files.ts";
import type { FolderContents } from "./image-files.ts";
import { openManifests, readJsonFile } from "./iiif/open-manifests.ts";
import { openRemoteAccess } from "./iiif/remote-access.ts";
import { countJsonLines, jsonLinesEntries } from "./json-lines.ts";
import { MadeIdentifiers } from "./made-identifiers.ts";
import { quoted } from "./quoted.ts";
import { refuseErrors } from "./refuse-errors.ts";
import type { Remark } from "./remarks.ts";
import { howRead, leftOut } from "./source-notes.ts";
import type { OpeningPlace, SourceEntry, SourceParts } from "./source-parts.ts";
import { checkTable } from "./table.ts";
import type { Table } from "./table.ts";
import type { AskedOfTable } from "./table-settings.ts";
import { openTextTable } from "./text-table.ts";
import { UnreadTable } from "./unread-table.ts";
import { workFromFile } from "./work-from-file.ts";
import { exportedLabels, workFromExportedRow } from "./work-from-exported-row.ts";
import { RowRefused, workFromRow } from "./work-from-row.ts";
import { openSheetTable, openWorkbook } from "./sheets/sheet-table.ts";

/** A validated source, in which only single rows can still be wrong. */
export type Source = SourceParts & {
  /** Name of the file or folder without its path, or the address without its scheme. */
  label: string;
  /** Identical for every import of the same file, folder or address. */
  key: string;
  given: Given;
};

const anywhere: OpeningPlace = {
  unpackedFolder: join(tmpdir(), "vitrine-unpacked"),
  mayReach: isPublicEndpoint,
  signal: new AbortController().signal,
  remotePictures: "COPY",
  recordLanguage: null,
};

/**
 * Opens a table, a spreadsheet, an image, a folder of images, a ZIP archive of these, or a IIIF manifest.
 *
 * @param asked settings of the table in it; null to detect everything
 * @throws ImportFailure with what was found and what is needed
 */
export async function openSource(
  path: string,
  asked: AskedOfTable | null,
  place = anywhere,
): Promise<Source> {
  try {
    const real = await realpath(path);
    const key = createHash("sha256").update(real).digest("hex");
    const given = await lookAt(real);
    const parts = await openGiven(given, real, asked ?? {}, place);
    const entries = () => inRecordLanguage(parts.entries(), place.recordLanguage);
    return { label: basename(real), key, given, ...parts, entries };
  } catch (problem) {
    throw asFailure(problem, path);
  }
}

const nothingToClose = () => Promise.resolve();

/**
 * Opens a file or folder whose kind is known.
 *
 * @throws ImportFailure with what was found and what is needed
 */
export async function openGiven(
  { kind, words }: Given,
  path: string,
  asked: AskedOfTable,
  place: OpeningPlace,
): Promise<SourceParts> {
  if (kind === "folder") return openFolder(path, asked, place);
  if (kind === "archive") return openZip(path, asked, place);
  if (kind === "text" || kind === "spreadsheet") return openTable(path, kind, asked, place);
  if (kind === "json-lines") return openJsonLines(path);
  if (kind === "iiif") return openManifests(await readJsonFile(path), path, place);
  if (kind === "picture") return openPictures(dirname(path), [basename(path)], []);
  throw new ImportFailure(`This is ${words}, which is not taken in here. ${taken}`);
}

async function openZip(
  path: string,
  asked: AskedOfTable,
  place: OpeningPlace,
): Promise<SourceParts> {
  const scratch = await scratchFolder(place.unpackedFolder);
  try {
    await unpack(path, scratch.path);
    // A packed folder is the only entry at the top of its archive.
    const parts = await openFolder(await onlyFolderIn(scratch.path), asked, place);
    const close = async () => {
      await parts.close();
      await scratch.close();
    };
    return { ...parts, close };
  } catch (problem) {
    await scratch.close();
    throw problem;
  }
}

async function openTable(
  path: string,
  kind: "text" | "spreadsheet",
  asked: AskedOfTable,
  place: OpeningPlace,
): Promise<SourceParts> {
  const contents =
    kind === "text"
      ? await openTextTable(path, asked)
      : await openSheetTable(await openWorkbook(path), asked);
  const table = await checkTable(contents, asked);
  const { columns, identifiersFrom } = table.reading;
  if (identifiersFrom !== null && exportedLabels(columns.map(({ label }) => label))) {
    throw new ImportFailure("A table that was exported here has identifiers; make no others.");
  }
  return {
    folder: dirname(path),
    ...(await openRemoteAccess(place)),
    reading: table.reading,
    total: table.reading.rowCount,
    entries: () => tableEntries(table, nameOf(path)),
    notes: [...howRead(table.reading), ...table.notes()],
  };
}

async function openJsonLines(path: string): Promise<SourceParts> {
  return {
    folder: dirname(path),
    remote: null,
    reading: null,
    total: await countJsonLines(path),
    entries: () => jsonLinesEntries(path),
    notes: ["Read as JSON Lines."],
    close: nothingToClose,
  };
}

async function openFolder(
  path: string,
  asked: AskedOfTable,
  place: OpeningPlace,
): Promise<SourceParts> {
  const contents = await readFolder(path);
  const [name, another] = contents.tables;
  if (name !== undefined && another !== undefined) {
    const names = contents.tables.join(", ");
    throw new ImportFailure(
      `The folder holds several tables (${names}). Name the one to import instead of the folder, or leave one in it.`,
    );
  }
  if (name !== undefined) return openTableIn(path, name, contents, asked, place);
  if (contents.images.length > 0) {
    const notes = ["No table in the folder: one work for each picture.", ...leftOut(contents)];
    return openPictures(path, contents.images, notes);
  }
  throw new ImportFailure(
    "The folder holds neither pictures nor a table (.csv, .tsv, .csv.gz, .xlsx, .ods). Nothing was changed.",
  );
}

async function openTableIn(
  folder: string,
  name: string,
  contents: FolderContents,
  asked: AskedOfTable,
  place: OpeningPlace,
): Promise<SourceParts> {
  const { kind, words } = await lookAt(join(folder, name));
  if (kind !== "text" && kind !== "spreadsheet" && kind !== "json-lines") {
    throw new ImportFailure(`${quoted(name)} is no table but ${words}. ${taken}`);
  }
  const path = join(folder, name);
  const parts =
    kind === "json-lines" ? await openJsonLines(path) : await openTable(path, kind, asked, place);
  const [first = "", ...rest] = parts.notes;
  return { ...parts, notes: [`Table ${name}: ${first}`, ...rest, ...leftOut(contents)] };
}

function openPictures(folder: string, images: readonly string[], notes: string[]): SourceParts {
  return {
    folder,
    remote: null,
    reading: null,
    total: images.length,
    entries: () => fileEntries(images),
    notes,
    close: nothingToClose,
  };
}

/**
 * Sets the record language of works whose source defines none.
 *
 * @param language a BCP 47 tag; null if the user set none
 */
export async function* inRecordLanguage(
  entries: AsyncGenerator<SourceEntry>,
  language: string | null,
): AsyncGenerator<SourceEntry> {
  for await (const entry of entries) {
    yield language === null ? entry : { ...entry, result: withLanguage(entry.result, language) };
  }
}

function withLanguage(result: SourceEntry["result"], language: string): SourceEntry["result"] {
  if ("problem" in result || result.work.recordLanguage !== null) return result;
  const { unsaid, ...said } = result.work;
  const left = unsaid?.filter((field) => field !== "recordLanguage");
  const work = { ...said, recordLanguage: language, ...(left && { unsaid: left }) };
  return { ...result, work };
}

/** Returns the name of a file without its extensions. */
function nameOf(path: string): string {
  return basename(path).replace(/(\.(csv|tsv|tab|txt|xlsx|ods))?(\.gz)?$/i, "") || "row";
}

/** @param name prefix of row numbers that serve as identifiers */
async function* tableEntries(table: Table, name: string): AsyncGenerator<SourceEntry> {
  const labels = table.columns.map(({ label }) => label);
  const exported = exportedLabels(labels);
  const { identifiersFrom } = table.reading;
  const identifiers = identifiersFrom === null ? null : new MadeIdentifiers(identifiersFrom, name);
  for await (const row of table.rows()) {
    const { number, cells } = row;
    const remarks: Remark[] = [];
    const made = identifiers?.next(cells) ?? null;
    try {
      refuseErrors(row, labels);
      const result = exported
        ? workFromExportedRow(row, exported)
        : workFromRow(row, table.columns, remarks, made);
      yield { row: number, cells, result, remarks };
    } catch (problem) {
      if (!(problem instanceof RowRefused)) throw problem;
      yield { row: number, cells, result: { problem: problem.problem } };
    }
  }
}

async function* fileEntries(images: readonly string[]): AsyncGenerator<SourceEntry> {
  for (const image of images) yield { row: null, result: workFromFile(image) };
}

function asFailure(problem: unknown, path: string): unknown {
  if (problem instanceof UnreadTable) {
    return new UnreadTable(`${path}: ${problem.message}`, problem.reading);
  }
  if (problem instanceof ImportFailure) return new ImportFailure(`${path}: ${problem.message}`);
  const code = problem instanceof Error && "code" in problem ? problem.code : null;
  if (code === "ENOENT" || code === "ENOTDIR") {
    return new ImportFailure(`${path}: there is no such file or folder.`);
  }
  if (code === "EACCES" || code === "EPERM") {
    return new ImportFailure(`${path}: it may not be read. Check its permissions.`);
  }
  return problem;
}
