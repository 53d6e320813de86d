import { everyWork, metadataLabels } from "../store/every-work.ts";
import type { Connection } from "../store/connection.ts";
import { csvRow } from "./cells.ts";
import { exportedWork } from "./exported-work.ts";
import { isColumnLabel, mostMetadataColumns } from "./table-columns.ts";
import { exportedHeader, exportedRow } from "./table-row.ts";

/** Says that what follows is UTF-8; spreadsheet programs take it for something else without. */
const byteOrderMark = "\uFEFF";

/** The ways in which works are written as text. */
export type TextFormat = "csv" | "jsonl";

/** The whole collection as text, piece by piece. */
export function exportText(db: Connection, format: TextFormat): AsyncGenerator<string> {
  return format === "csv" ? csvPieces(db) : jsonLinesPieces(db);
}

async function* csvPieces(db: Connection): AsyncGenerator<string> {
  const labels = (await metadataLabels(db, mostMetadataColumns)).filter(isColumnLabel);
  yield byteOrderMark + csvRow(exportedHeader(labels));
  for await (const work of everyWork(db)) yield csvRow(exportedRow(exportedWork(work), labels));
}

async function* jsonLinesPieces(db: Connection): AsyncGenerator<string> {
  for await (const work of everyWork(db)) yield `${JSON.stringify(exportedWork(work))}\n`;
}
