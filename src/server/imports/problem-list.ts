import type { ImportProblemInput } from "../store/import-runs.ts";

/** Reasons listed at most; the database keeps every row's. */
const reasonsListed = 100;

/** Gathers what was refused, by reason, in little memory however many rows there are. */
export class ProblemList {
  readonly #rows = new Map<string, [first: number, last: number][]>();
  #unlisted = 0;

  add({ row, identifier, message }: ImportProblemInput): void {
    const ranges = this.#rows.get(message);
    if (!ranges && this.#rows.size >= reasonsListed) {
      this.#unlisted += 1;
    } else if (row === null) {
      this.#rows.set(identifier === null ? message : `${identifier}: ${message}`, []);
    } else if (!ranges) {
      this.#rows.set(message, [[row, row]]);
    } else {
      const last = ranges.at(-1);
      if (last?.[1] === row - 1) last[1] = row;
      else ranges.push([row, row]);
    }
  }

  /** Whether `lines` leaves rows out. */
  get isCut(): boolean {
    return this.#unlisted > 0;
  }

  /** One line for each reason, with the rows it holds for. */
  lines(): string[] {
    const lines = [...this.#rows].map(([message, ranges]) => {
      if (ranges.length === 0) return message;
      const rows = ranges.map(([first, last]) => (first === last ? first : `${first}–${last}`));
      const one = ranges.length === 1 && ranges[0]?.[0] === ranges[0]?.[1];
      return `${one ? "Row" : "Rows"} ${rows.join(", ")}: ${message}`;
    });
    if (this.#unlisted > 0) lines.push(`and ${this.#unlisted} more rows for other reasons.`);
    return lines;
  }
}
