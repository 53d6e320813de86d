import { mkdir, open } from "node:fs/promises";
import { join } from "node:path";
import { csvRow } from "../exports/cells.ts";
import type { Connection } from "../store/connection.ts";
import { problemsOfImport } from "../store/import-runs.ts";

/** Rows read and written at a time, so that the list may be longer than the memory. */
const pageSize = 1000;

/**
 * Writes what was refused in a run as a CSV with the columns row, identifier and reason, and gives
 * its path. No cell is a formula to a spreadsheet program.
 *
 * @throws what the database or the disk throws
 */
export async function writeProblemTable(
  db: Connection,
  importId: string,
  dataFolder: string,
): Promise<string> {
  const folder = join(dataFolder, "imports");
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${importId}-problems.csv`);
  const file = await open(path, "w");
  try {
    await file.write(csvRow(["row", "identifier", "reason"]));
    for (let after = 0; ;) {
      const problems = await problemsOfImport(db, importId, pageSize, after);
      const lines = problems.map(({ row, identifier, message }) =>
        csvRow([String(row ?? ""), identifier ?? "", message]),
      );
      await file.write(lines.join(""));
      after = problems.at(-1)?.sequence ?? after;
      if (problems.length < pageSize) return path;
    }
  } finally {
    await file.close();
  }
}
