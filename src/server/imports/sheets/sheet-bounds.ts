import { ImportFailure } from "../import-failure.ts";
import { maxRowLength } from "../table-rows.ts";

/** Maximum number of rows and columns of a sheet, as in spreadsheet programs. */
export const maxRows = 1_048_576;
export const maxColumns = 16_384;

/**
 * Maximum number of characters of all cells: this many, or this many per byte of the sheet. A few bytes can stand for a
 * text in many cells, so a small file could take days to process.
 */
const [fewCharacters, charactersPerByte] = [64 * 1024 ** 2, 20];

/** Counts the characters of a sheet's cells. */
export class CharacterCount {
  /** Bytes of the sheet read so far. */
  bytes = 0;
  #characters = 0;

  /** @throws ImportFailure if there are too many */
  add(characters: number): void {
    this.#characters += characters;
    const most = Math.max(fewCharacters, charactersPerByte * this.bytes);
    if (this.#characters > most) throw tooMuchText();
  }

  /** Passes the bytes of the sheet through and counts them. */
  async *counted(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const piece of bytes) {
      this.bytes += piece.length;
      yield piece;
    }
  }
}

/**
 * @param row its number
 * @throws ImportFailure if a row has too many characters
 */
export function assertRowLength(row: number, characters: number): void {
  if (characters <= maxRowLength) return;
  const most = maxRowLength.toLocaleString("en");
  throw new ImportFailure(
    `Row ${row} holds more than ${most} characters. Shorten it, and import again.`,
  );
}

/** Returns the failure for a spreadsheet with more text than an import reads. */
export function tooMuchText(): ImportFailure {
  return new ImportFailure("The spreadsheet holds too much text. Save the sheet as CSV.");
}

/**
 * Returns the failure for a formula without a stored result.
 *
 * @param column index of the cell in its row, from 0
 */
export function withoutResult(column: number, row: number): ImportFailure {
  return new ImportFailure(
    `Cell ${columnName(column)}${row} holds a formula without its result. Open the file in a spreadsheet program, save it there, and import that.`,
  );
}

function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter;
}
