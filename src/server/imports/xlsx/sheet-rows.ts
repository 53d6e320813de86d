import { numberText } from "../sheets/number-text.ts";
import { damaged, readXml } from "../sheets/read-xml.ts";
import type { XmlReader } from "../sheets/read-xml.ts";
import {
  assertRowLength,
  CharacterCount,
  maxColumns,
  maxRows,
  withoutResult,
} from "../sheets/sheet-bounds.ts";
import type { BesideTexts } from "../sheets/workbook.ts";
import type { TableRow } from "../table-rows.ts";
import { TextGatherer, unescaped } from "./shared-strings.ts";

/** Data that the cells of a sheet refer to. */
export type SheetContext = {
  strings: readonly string[];
  /** Number format of each style. */
  formats: readonly string[];
  /** Whether days are counted from 1904. */
  from1904: boolean;
};

type Cell = {
  at: number;
  type: string;
  style: number;
  value: string | null;
  /** Beginning of its formula; null if it has none. */
  formula: string | null;
};

/**
 * Yields the rows of a sheet while reading it, with cells up to the last filled one: formulas by their stored value,
 * which may be an error, days as ISO dates, numbers without additions of their format.
 *
 * @param onEnd called with the other contents of the sheet
 * @throws ImportFailure if it is damaged, a row or all cells are too long, or a formula has no stored value
 */
export async function* sheetRows(
  bytes: AsyncIterable<Buffer>,
  context: SheetContext,
  onEnd: (beside: BesideTexts) => void = () => undefined,
): AsyncGenerator<TableRow> {
  const reader = new RowReader(context);
  for await (const _ of readXml(reader.count.counted(bytes), reader)) yield* reader.take();
  onEnd(reader.beside);
}

/** Builds rows from the elements of a sheet. */
class RowReader implements XmlReader {
  readonly beside: BesideTexts = { lastMerged: 0, links: 0 };
  readonly count = new CharacterCount();
  #rows: TableRow[] = [];
  #row: TableRow = { number: 0, cells: [] };
  #cell: Cell | null = null;
  #column = -1;
  /** Number of characters of the row so far, without the current cell. */
  #length = 0;
  #lengthOfCell = 0;
  #inside = "";
  readonly #inline = new TextGatherer();

  constructor(readonly context: SheetContext) {}

  /** Returns the completed rows. */
  take(): TableRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  open(name: string, attributes: Record<string, string>): void {
    this.#inside = name;
    if (name === "row") {
      const number = attributes["r"] === undefined ? this.#row.number + 1 : Number(attributes["r"]);
      if (!Number.isInteger(number) || number <= this.#row.number || number > maxRows)
        throw damaged();
      this.#row = { number, cells: [] };
      this.#column = -1;
      this.#length = 0;
    } else if (name === "c") {
      this.#column = attributes["r"] === undefined ? this.#column + 1 : columnOf(attributes["r"]);
      if (this.#column >= maxColumns) throw damaged();
      const [type, style] = [attributes["t"] ?? "n", Number(attributes["s"] ?? 0)];
      this.#lengthOfCell = 0;
      this.#cell = { at: this.#column, type, style, value: null, formula: null };
    } else if (name === "mergeCell") {
      const row = Number(/\d+/.exec(attributes["ref"] ?? "")?.[0] ?? 0);
      this.beside.lastMerged = Math.max(this.beside.lastMerged, row);
    } else if (name === "hyperlink") this.beside.links += 1;
    else if (this.#cell && name === "f") this.#cell.formula = "";
    else if (this.#cell && name === "v") this.#cell.value = "";
    this.#inline.open(name);
  }

  text(text: string): void {
    if (!this.#cell) return;
    this.#lengthOfCell += text.length;
    assertRowLength(this.#row.number, this.#length + this.#lengthOfCell);
    if (this.#inside === "v") this.#cell.value = (this.#cell.value ?? "") + text;
    if (this.#inside === "f") this.#cell.formula = `${this.#cell.formula}${text}`.slice(0, 20);
    this.#inline.text(text);
  }

  close(name: string): void {
    this.#inline.close(name);
    this.#inside = "";
    if (name === "row") this.#rows.push(this.#row);
    if (name !== "c" || !this.#cell) return;
    const text = this.#textOf(this.#cell);
    if (/^\s*HYPERLINK\s*\(/i.test(this.#cell.formula ?? "")) this.beside.links += 1;
    const { cells } = this.#row;
    if (text !== "") {
      this.#length += text.length;
      assertRowLength(this.#row.number, this.#length);
      this.count.add(text.length);
      while (cells.length < this.#cell.at) cells.push("");
      cells[this.#cell.at] = text;
      if (this.#cell.type === "e") (this.#row.errors ??= []).push(this.#cell.at);
    }
    this.#cell = null;
  }

  #textOf({ type, style, value, formula, at }: Cell): string {
    if (type === "inlineStr") return this.#inline.take();
    // Some programs write an empty number for a result that they did not calculate.
    if (value === null || (value === "" && type === "n")) {
      if (formula === null) return "";
      throw withoutResult(at, this.#row.number);
    }
    if (type === "s") {
      const text = this.context.strings[Number(value)];
      if (text === undefined) throw damaged();
      return text;
    }
    if (type === "b") return value === "1" ? "TRUE" : "FALSE";
    if (type === "n")
      return numberText(value, this.context.formats[style] ?? "General", this.context.from1904);
    return unescaped(value);
  }
}

/** Returns the index of a cell in its row, from 0, by its name, such as `AB12`. */
function columnOf(name: string): number {
  const letters = /^([A-Z]{1,3})\d+$/.exec(name)?.[1];
  if (letters === undefined) throw damaged();
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
