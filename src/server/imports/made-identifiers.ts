import { longest } from "../../record/limits.ts";
import { normaliseIdentifier } from "../../record/work-rules.ts";

/** Characters that a number behind a value may take, such as ` (10000)`. */
const numberLength = 12;

/**
 * Makes the identifiers of a table that has no column for them. The same rows in the same order get the same ones each
 * time.
 */
export class MadeIdentifiers {
  readonly #column: number;
  readonly #name: string;
  readonly #given = new Set<string>();
  readonly #counts = new Map<string, number>();
  #row = 0;

  /**
   * @param column the column whose values become identifiers, counted from 1; 0 numbers the rows
   * @param name stands in front of these numbers
   */
  constructor(column: number, name: string) {
    this.#column = column;
    this.#name = name;
  }

  /**
   * The identifier of the next row. A value that an earlier row has is followed by a number: `Still life (2)`.
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

/** Cuts a value off where it leaves no room for a number, but not within a character. */
function shortened(value: string): string {
  const most = longest.identifier - numberLength;
  return value.length <= most ? value : value.slice(0, most).replace(/[\ud800-\udbff]$/, "");
}
