import { everyWork, metadataLabels } from "../store/every-work.ts";
import type { Connection } from "../store/connection.ts";
import type { WorkInput } from "../store/work-input.ts";
import { csvRow } from "./cells.ts";
import { exportedWork } from "./exported-work.ts";
import { isColumnLabel, mostMetadataColumns } from "./table-columns.ts";
import { exportedHeader, exportedRow } from "./table-row.ts";

/** Marks the file as UTF-8; spreadsheet programs assume another encoding without it. */
const byteOrderMark = "\uFEFF";

/** Text formats of works. */
export type TextFormat = "csv" | "jsonl";

/**
 * Yields the whole collection as text, in pieces.
 *
 * @param works the works of the collection, which are read on demand
 */
export function exportText(
  db: Connection,
  format: TextFormat,
  works: AsyncIterable<WorkInput> = everyWork(db),
): AsyncGenerator<string> {
  return format === "csv" ? csvPieces(db, works) : jsonLinesPieces(works);
}

async function* csvPieces(db: Connection, works: AsyncIterable<WorkInput>): AsyncGenerator<string> {
  const labels = (await metadataLabels(db, mostMetadataColumns)).filter(isColumnLabel);
  yield byteOrderMark + csvRow(exportedHeader(labels));
  for await (const work of works) yield csvRow(exportedRow(exportedWork(work), labels));
}

async function* jsonLinesPieces(works: AsyncIterable<WorkInput>): AsyncGenerator<string> {
  for await (const work of works) yield `${JSON.stringify(exportedWork(work))}\n`;
}
