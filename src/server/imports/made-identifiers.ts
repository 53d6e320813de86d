import { longest } from "../../record/limits.ts";
import { normaliseIdentifier } from "../../record/work-rules.ts";

/** Maximum length of a number after a value, such as ` (10000)`. */
const numberLength = 12;

/** Generates identifiers for a table without a column of them. The same rows in the same order get the same ones. */
export class MadeIdentifiers {
  readonly #column: number;
  readonly #name: string;
  readonly #given = new Set<string>();
  readonly #counts = new Map<string, number>();
  #row = 0;

  /**
   * @param column the column whose values become identifiers, counted from 1; 0 numbers the rows
   * @param name prefix of these numbers
   */
  constructor(column: number, name: string) {
    this.#column = column;
    this.#name = name;
  }

  /**
   * Returns the identifier of the next row. Appends a number if an earlier row has the same value: `Still life (2)`.
   *
   * @returns an empty text if the row's cell is blank
   */
  next(cells: readonly string[]): string {
    this.#row += 1;
    if (this.#column === 0) return normaliseIdentifier(`${this.#name} ${this.#row}`);
    const value = shortened(normaliseIdentifier(cells[this.#column - 1] ?? ""));
    if (value === "") return "";
    let identifier = value;
    for (let count = this.#counts.get(value) ?? 1; this.#given.has(identifier);) {
      count += 1;
      this.#counts.set(value, count);
      identifier = `${value} (${count})`;
    }
    this.#given.add(identifier);
    return identifier;
  }
}

/** Truncates a value to leave room for a number, but not within a surrogate pair. */
function shortened(value: string): string {
  const most = longest.identifier - numberLength;
  return value.length <= most ? value : value.slice(0, most).replace(/[\ud800-\udbff]$/, "");
}
