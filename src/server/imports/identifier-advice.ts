import { normaliseIdentifier } from "../../record/work-rules.ts";
import { mayIdentify } from "./columns.ts";
import type { Column } from "./columns.ts";
import { count } from "./progress-line.ts";
import { quoted } from "./quoted.ts";

/** A column index, and in how many rows the column is blank, or has no value that is new. */
type Candidate = { index: number; seen: Set<string>; blanks: number; gaps: number };

/**
 * Checks in all rows whether another column would identify far more of them than the one with the identifier's name.
 * The choice itself never depends on the rows: otherwise the next version of a table could be imported as different
 * works.
 */
export class IdentifierAdvice {
  readonly #columns: readonly Column[];
  readonly #taken: Candidate | null;
  readonly #others: readonly Candidate[];
  readonly #title: number;
  #rows = 0;
  #untitled = 0;

  constructor(columns: readonly Column[]) {
    const candidates = (isOne: (column: Column) => boolean) =>
      columns.flatMap((column, index): Candidate[] =>
        isOne(column) ? [{ index, seen: new Set(), blanks: 0, gaps: 0 }] : [],
      );
    this.#columns = columns;
    this.#taken = candidates(({ field }) => field === "identifier")[0] ?? null;
    this.#others = candidates(({ label, field }) => field === null && mayIdentify(label));
    this.#title = columns.findIndex(({ field }) => field === "title");
  }

  look(cells: readonly string[]): void {
    this.#rows += 1;
    if ((cells[this.#title] ?? "").trim() === "") this.#untitled += 1;
    if (this.#taken === null) return;
    for (const candidate of [this.#taken, ...this.#others]) {
      const identifier = normaliseIdentifier(cells[candidate.index] ?? "");
      if (identifier === "") candidate.blanks += 1;
      if (identifier === "" || candidate.seen.has(identifier)) candidate.gaps += 1;
      else candidate.seen.add(identifier);
    }
  }

  /** Returns a sentence that recommends a column; none if the current column is the best one. */
  sentences(): string[] {
    const taken = this.#taken;
    if (taken === null || taken.gaps === 0) return [];
    const [best] = this.#others.toSorted((a, b) => a.gaps - b.gaps);
    const inTaken = this.#name(taken.index);
    if (best && best.gaps * 2 < taken.gaps) {
      const name = this.#name(best.index);
      return [
        `${this.#share(taken.gaps)} have no identifier of their own in ${inTaken}, and ${count(best.gaps)} in ${name}. Choose ${name} as the identifier (--column ${best.index + 1}=identifier).`,
      ];
    }
    if (taken.blanks * 2 < this.#rows || this.#untitled * 2 >= taken.blanks) return [];
    return [
      `${this.#share(taken.blanks)} have no identifier in ${inTaken}. Make identifiers from ${this.#name(this.#title)} (--identifiers ${this.#title + 1}).`,
    ];
  }

  #share(rows: number): string {
    return `${count(rows)} of ${count(this.#rows)} rows`;
  }

  #name(index: number): string {
    return quoted(this.#columns[index]?.label ?? "", 40);
  }
}
