import { ImportFailure } from "../import-failure.ts";
import { maxRowLength } from "../table-rows.ts";
import type { TableRow } from "../table-rows.ts";
import { numberText } from "./number-text.ts";
import { damaged, readXml } from "./read-xml.ts";
import type { XmlReader } from "./read-xml.ts";
import { TextGatherer, tooMuchText, unescaped } from "./shared-strings.ts";

/** What the cells of a sheet refer to. */
export type SheetContext = {
  strings: readonly string[];
  /** The number format of each style. */
  formats: readonly string[];
  /** Whether days are counted from 1904. */
  from1904: boolean;
};

/**
 * Characters of all cells at most: this many, or so many for each byte of the sheet. A few bytes name a text that many cells
 * share, so a small file could become days of work.
 */
const [fewCharacters, charactersPerByte] = [64 * 1024 ** 2, 20];

/** Rows and columns of a sheet at most, as spreadsheet programs have them. */
const maxRows = 1_048_576;
const maxColumns = 16_384;

type Cell = {
  at: number;
  type: string;
  style: number;
  value: string | null;
  /** The beginning of its formula; null if it has none. */
  formula: string | null;
};

/** What a sheet has beside the texts of its cells, and is not read. */
export type BesideTexts = {
  /** The row in which the last group of merged cells begins; 0 if there is none. */
  lastMerged: number;
  /** Cells that link to somewhere. */
  links: number;
};

/**
 * The rows of a sheet as they are read, cells up to the last that is filled: formulas by their stored
 * value, which may be an error, days as ISO dates, numbers without what a format adds to them.
 *
 * @param onEnd is told what else the sheet has
 * @throws ImportFailure if it is damaged, a row is too long, all cells are, or a formula has no stored value
 */
export async function* sheetRows(
  bytes: AsyncIterable<Buffer>,
  context: SheetContext,
  onEnd: (beside: BesideTexts) => void = () => undefined,
): AsyncGenerator<TableRow> {
  const reader = new RowReader(context);
  async function* counted() {
    for await (const piece of bytes) {
      reader.bytes += piece.length;
      yield piece;
    }
  }
  for await (const _ of readXml(counted(), reader)) yield* reader.take();
  onEnd(reader.beside);
}

/** Puts rows together from the elements of a sheet. */
class RowReader implements XmlReader {
  readonly beside: BesideTexts = { lastMerged: 0, links: 0 };
  /** Of the sheet, as far as it is read. */
  bytes = 0;
  #rows: TableRow[] = [];
  #row: TableRow = { number: 0, cells: [] };
  #cell: Cell | null = null;
  #column = -1;
  /** Characters of the row so far, without the cell that is read. */
  #length = 0;
  #lengthOfCell = 0;
  #characters = 0;
  #inside = "";
  readonly #inline = new TextGatherer();

  constructor(readonly context: SheetContext) {}

  /** The rows that are whole. */
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
    this.#assertLength(this.#lengthOfCell);
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
      this.#assertLength(text.length);
      this.#length += text.length;
      this.#characters += text.length;
      const most = Math.max(fewCharacters, charactersPerByte * this.bytes);
      if (this.#characters > most) throw tooMuchText();
      while (cells.length < this.#cell.at) cells.push("");
      cells[this.#cell.at] = text;
      if (this.#cell.type === "e") (this.#row.errors ??= []).push(this.#cell.at);
    }
    this.#cell = null;
  }

  #assertLength(ofCell: number): void {
    if (this.#length + ofCell <= maxRowLength) return;
    const most = maxRowLength.toLocaleString("en");
    throw new ImportFailure(
      `Row ${this.#row.number} holds more than ${most} characters. Shorten it, and import again.`,
    );
  }

  #textOf({ type, style, value, formula, at }: Cell): string {
    if (type === "inlineStr") return this.#inline.take();
    // Some programs write an empty number as the result that they did not calculate.
    if (value === null || (value === "" && type === "n")) {
      if (formula === null) return "";
      throw new ImportFailure(
        `Cell ${columnName(at)}${this.#row.number} holds a formula without its result. Open the file in a spreadsheet program, save it there, and import that.`,
      );
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

/** The place of a cell in its row, from 0, by its name, such as `AB12`. */
function columnOf(name: string): number {
  const letters = /^([A-Z]{1,3})\d+$/.exec(name)?.[1];
  if (letters === undefined) throw damaged();
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter;
}
