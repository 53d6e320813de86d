import { mkdir, open } from "node:fs/promises";
import { join } from "node:path";
import { csvRow } from "../exports/cells.ts";
import type { Connection } from "../store/connection.ts";
import { problemsOfImport } from "../store/import-runs.ts";

/** Number of rows per query and write, so that the list may exceed the memory. */
const pageSize = 1000;

/**
 * Writes the problems of an import to a CSV with the columns row, identifier and reason, and returns its path. No
 * spreadsheet program evaluates a cell as a formula.
 *
 * @throws errors of the database or the disk
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
