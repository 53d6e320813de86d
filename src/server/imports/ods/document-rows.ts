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
import { CellText, times } from "./cell-text.ts";
import { cellValue, isError } from "./cell-value.ts";
import type { StyleReader } from "./styles.ts";

/** A row and how often it is repeated. */
type RepeatedRow = { row: TableRow; count: number; length: number };

/**
 * Yields the filled rows of one sheet while reading it, with cells up to the last filled one, as for an XLSX file.
 *
 * @param bytes of `content.xml`
 * @param sheet position of the sheet among all, from 0
 * @param onEnd called with the other contents of the sheet
 * @throws ImportFailure if it is damaged, a row or all cells are too long, or a formula has no stored value
 */
export async function* documentRows(
  bytes: AsyncIterable<Buffer>,
  sheet: number,
  styles: StyleReader,
  onEnd: (beside: BesideTexts) => void = () => undefined,
): AsyncGenerator<TableRow> {
  const reader = new RowReader(sheet, styles);
  for await (const _ of readXml(reader.count.counted(bytes), reader)) {
    for (const { row, count, length } of reader.take()) {
      for (let i = 0; i < count; i += 1) {
        // Counts cells too: a row of blank cells takes few bytes, and can be repeated a million times.
        reader.count.add(length + row.cells.length);
        yield { ...row, number: row.number + i, cells: [...row.cells] };
      }
    }
    if (reader.isOver) break;
  }
  onEnd(reader.beside);
}

/** Builds rows from the elements of a sheet. */
class RowReader implements XmlReader {
  readonly beside: BesideTexts = { lastMerged: 0, links: 0 };
  readonly count = new CharacterCount();
  isOver = false;
  #sheet = -1;
  #isIn = false;
  #rows: RepeatedRow[] = [];
  #row: TableRow = { number: 1, cells: [] };
  #rowAttributes: Record<string, string> = {};
  /** Number of characters of the row so far, without the current cell. */
  #length = 0;
  #column = 0;
  #columnStyles: string[] = [];
  #cell: { attributes: Record<string, string>; isCovered: boolean; text: CellText } | null = null;

  constructor(
    readonly sheet: number,
    readonly styles: StyleReader,
  ) {}

  /** Returns the completed rows. */
  take(): RepeatedRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  open(name: string, attributes: Record<string, string>, parent: string): void {
    if (name === "table" && parent === "spreadsheet") {
      this.#sheet += 1;
      this.#isIn = this.#sheet === this.sheet;
    } else if (!this.#isIn) return;
    else if (this.#cell) this.#cell.text.open(name, attributes);
    else if (name === "table-column") this.#openColumns(attributes);
    else if (name === "table-row") {
      this.#row = { number: this.#row.number, cells: [] };
      this.#rowAttributes = attributes;
      this.#length = 0;
      this.#column = 0;
    } else if (name === "table-cell" || name === "covered-table-cell") {
      const { number } = this.#row;
      const text = new CellText((length) => assertRowLength(number, this.#length + length));
      this.#cell = { attributes, isCovered: name === "covered-table-cell", text };
    }
  }

  text(text: string): void {
    this.#cell?.text.add(text);
  }

  close(name: string, parent: string): void {
    if (!this.#isIn) return;
    if (this.#cell) {
      if (this.#cell.text.close()) this.#closeCell();
    } else if (name === "table-row") this.#closeRow();
    else if (name === "table" && parent === "spreadsheet") {
      this.#isIn = false;
      this.isOver = true;
    }
  }

  #openColumns(attributes: Record<string, string>): void {
    const style = attributes["table:default-cell-style-name"] ?? "";
    const count = times(attributes["table:number-columns-repeated"]);
    for (let i = 0; i < count && this.#columnStyles.length < maxColumns; i += 1) {
      this.#columnStyles.push(style);
    }
  }

  #closeCell(): void {
    if (!this.#cell) return;
    const { attributes, isCovered, text } = this.#cell;
    this.#cell = null;
    const count = times(attributes["table:number-columns-repeated"]);
    if (!isCovered) {
      const isMerged =
        times(attributes["table:number-columns-spanned"]) > 1 ||
        times(attributes["table:number-rows-spanned"]) > 1;
      if (isMerged) this.beside.lastMerged = this.#row.number;
      const isLink = /^(?:\w+:)?=\s*HYPERLINK\s*\(/i.test(attributes["table:formula"] ?? "");
      if (text.hasLink || isLink) this.beside.links += 1;
      this.#fill(attributes, text, count);
    }
    this.#column += count;
  }

  #fill(attributes: Record<string, string>, { text, isShown }: CellText, count: number): void {
    const [{ number, cells }, column] = [this.#row, this.#column];
    const isWrong = isError(attributes, text);
    const shown = isShown ? text : null;
    const value = isWrong ? text : cellValue(attributes, shown, this.#formatOf(attributes));
    if (value === null) throw withoutResult(column, number);
    if (value === "") return;
    if (column + count > maxColumns) throw damaged();
    this.#length += value.length * count;
    assertRowLength(number, this.#length);
    while (cells.length < column) cells.push("");
    for (let i = 0; i < count; i += 1) {
      if (isWrong) (this.#row.errors ??= []).push(cells.length);
      cells.push(value);
    }
  }

  #formatOf(attributes: Record<string, string>): string | null {
    const style =
      attributes["table:style-name"] ??
      this.#rowAttributes["table:default-cell-style-name"] ??
      this.#columnStyles[this.#column] ??
      "";
    return this.styles.formatOf(style);
  }

  /** Skips empty rows: programs pad a sheet with them to its end. */
  #closeRow(): void {
    const count = times(this.#rowAttributes["table:number-rows-repeated"]);
    const next = this.#row.number + count;
    if (this.#row.cells.length > 0) {
      if (next > maxRows + 1) throw damaged();
      this.#rows.push({ row: this.#row, count, length: this.#length });
    }
    this.#row = { number: next, cells: [] };
  }
}
