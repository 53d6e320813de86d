import { everyWork, metadataLabels } from "../store/every-work.ts";
import type { Connection } from "../store/connection.ts";
import type { WorkInput } from "../store/work-input.ts";
import { csvRow } from "./cells.ts";
import { exportedWork } from "./exported-work.ts";
import { isColumnLabel, mostMetadataColumns } from "./table-columns.ts";
import { exportedHeader, exportedRow } from "./table-row.ts";

/** Says that what follows is UTF-8; spreadsheet programs take it for something else without. */
const byteOrderMark = "\uFEFF";

/** The ways in which works are written as text. */
export type TextFormat = "csv" | "jsonl";

/**
 * The whole collection as text, piece by piece.
 *
 * @param works its works, each before it is written
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
