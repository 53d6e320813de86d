import { createHash } from "node:crypto";
import { realpath, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { ImportProblemInput } from "../store/import-runs.ts";
import { ImportFailure } from "./import-failure.ts";
import { readFolder } from "./image-files.ts";
import type { FolderContents } from "./image-files.ts";
import { checkTable, dataRows } from "./table.ts";
import type { Table } from "./table.ts";
import { workFromFile } from "./work-from-file.ts";
import { RowRefused, workFromRow } from "./work-from-row.ts";
import type { UnpicturedWork } from "./work-from-row.ts";

/** One row of a source, or one picture without a row. */
export type SourceEntry = {
  /** As a spreadsheet counts, the header being 1; null for a picture without a row. */
  row: number | null;
  result: UnpicturedWork | { problem: ImportProblemInput };
};

/** What an import reads, checked so far that nothing but single rows can be wrong with it. */
export type Source = {
  /** The name of the file or folder, without its path. */
  label: string;
  /** The same whenever the same file or folder is imported. */
  key: string;
  /** The folder in which pictures are. */
  folder: string;
  total: number;
  entries(): AsyncGenerator<SourceEntry>;
  /** Sentences about how it was read, for whoever imports it. */
  notes: string[];
};

/**
 * Opens a table or a folder of pictures.
 *
 * @param encoding of the table, or null to find it out
 * @throws ImportFailure with what was found and what is needed
 */
export async function openSource(path: string, encoding: string | null): Promise<Source> {
  try {
    const real = await realpath(path);
    const key = createHash("sha256").update(real).digest("hex");
    const label = basename(real);
    const parts = (await stat(real)).isDirectory()
      ? await openFolder(real, encoding)
      : await openTable(real, encoding);
    return { label, key, ...parts };
  } catch (problem) {
    throw asFailure(problem, path);
  }
}

type SourceParts = Omit<Source, "label" | "key">;

async function openTable(path: string, encoding: string | null): Promise<SourceParts> {
  const table = await checkTable(path, encoding);
  return {
    folder: dirname(path),
    total: table.rowCount,
    entries: () => tableEntries(table),
    notes: [howRead(table)],
  };
}

async function openFolder(path: string, encoding: string | null): Promise<SourceParts> {
  const contents = await readFolder(path);
  const [table, another] = contents.tables;
  if (table !== undefined && another !== undefined) {
    const names = contents.tables.join(", ");
    throw new ImportFailure(
      `The folder holds several tables (${names}). Name the one to import instead of the folder.`,
    );
  }
  if (table !== undefined) {
    const parts = await openTable(join(path, table), encoding);
    return { ...parts, notes: [`Table ${table}: ${parts.notes[0]}`, ...leftOut(contents)] };
  }
  if (contents.images.length === 0) {
    throw new ImportFailure(
      "The folder holds neither pictures nor a table (.csv, .tsv, .csv.gz). Nothing was changed.",
    );
  }
  return {
    folder: path,
    total: contents.images.length,
    entries: () => fileEntries(contents.images),
    notes: ["No table in the folder: one work for each picture.", ...leftOut(contents)],
  };
}

async function* tableEntries(table: Table): AsyncGenerator<SourceEntry> {
  for await (const row of dataRows(table)) {
    try {
      yield { row: row.number, result: workFromRow(row, table.columns) };
    } catch (problem) {
      if (!(problem instanceof RowRefused)) throw problem;
      yield { row: row.number, result: { problem: problem.problem } };
    }
  }
}

async function* fileEntries(images: readonly string[]): AsyncGenerator<SourceEntry> {
  for (const image of images) yield { row: null, result: workFromFile(image) };
}

const delimiterNames: Record<string, string> = {
  ",": "commas",
  ";": "semicolons",
  "\t": "tabs",
  "|": "vertical bars",
};

function howRead({ format: { encoding, delimiter } }: Table): string {
  const cells = `cells separated by ${delimiterNames[delimiter] ?? delimiter}`;
  if (encoding.from !== "guess") return `Read as ${encoding.name}, ${cells}.`;
  return (
    `Read as ${encoding.name}, because it is not UTF-8; ${cells}. ` +
    "If letters came out wrong, import again with --encoding NAME: that mends them."
  );
}

function leftOut({ others, links }: FolderContents): string[] {
  const list = (names: string[]) =>
    names.slice(0, 5).join(", ") + (names.length > 5 ? ` and ${names.length - 5} more` : "");
  const notes: string[] = [];
  if (others.length > 0) notes.push(`Left out, neither picture nor table: ${list(others)}.`);
  if (links.length > 0) notes.push(`Links not followed: ${list(links)}.`);
  return notes;
}

function asFailure(problem: unknown, path: string): unknown {
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
