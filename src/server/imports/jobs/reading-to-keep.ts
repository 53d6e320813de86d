import type { ImportReading, Sureness } from "../../store/import-reading.ts";
import type { Sure, TableReading } from "../table-reading.ts";

const sureness = { asked: "ASKED", certain: "CERTAIN", likely: "LIKELY" } as const satisfies Record<
  Sure,
  Sureness
>;

/** Converts the reading of a table to the form that is stored with its import. */
export function readingToKeep({
  written,
  headerRow,
  columns,
  identifiersFrom,
  sample,
  isRemembered,
}: TableReading): ImportReading {
  const text = written.form === "text" ? written : null;
  const spreadsheet = written.form === "spreadsheet" ? written : null;
  const quote = text?.quote.value ?? null;
  return {
    encoding: text?.encoding.value ?? null,
    encodingSureness: text ? sureness[text.encoding.sure] : null,
    delimiter: text?.delimiter.value ?? null,
    quote: quote === "none" ? "" : quote,
    sheet: spreadsheet?.sheet.value ?? null,
    otherSheets: spreadsheet?.otherSheets ?? [],
    headerRow: headerRow.value,
    headerRowSureness: sureness[headerRow.sure],
    columns: columns.map((column, index) => ({
      ...column,
      sample: sample.map((cells) => cells[index] ?? ""),
    })),
    identifiersFrom,
    isRemembered,
  };
}
