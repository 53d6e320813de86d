import type { ImportProblemInput } from "../store/import-runs.ts";
import { refusalReason } from "./refusal-reasons.ts";
import type { Refused } from "./refusal-reasons.ts";

/** Messages listed at most of what has no row, such as manifests, and of rows with the same code and column. */
const [namesListed, messagesListed] = [100, 5];

type Group = Refused & { messages: number; unlisted: number };

/** Gathers what was refused, by reason, in little memory however many rows there are. The database keeps every row's. */
export class ProblemList {
  readonly #rows = new Map<string, [first: number, last: number][]>();
  readonly #groups = new Map<string, Group>();

  add({ row, identifier, message, code, column }: ImportProblemInput): void {
    const ranges = this.#rows.get(message);
    const group = this.#groupOf({ code, column: column ?? null, isOfTable: row !== null });
    if (ranges && row !== null) {
      const last = ranges.at(-1);
      if (last?.[1] === row - 1) last[1] = row;
      else ranges.push([row, row]);
    } else if (group.messages >= (row === null ? namesListed : messagesListed)) {
      group.unlisted += 1;
    } else {
      group.messages += 1;
      if (row !== null) this.#rows.set(message, [[row, row]]);
      else this.#rows.set(identifier === null ? message : `${identifier}: ${message}`, []);
    }
  }

  #groupOf(refused: Refused): Group {
    const key = JSON.stringify(refused);
    const group = this.#groups.get(key) ?? { ...refused, messages: 0, unlisted: 0 };
    this.#groups.set(key, group);
    return group;
  }

  /** Whether `lines` leaves rows out. */
  get isCut(): boolean {
    return [...this.#groups.values()].some(({ unlisted }) => unlisted > 0);
  }

  /** One line for each message, with the rows it holds for, and one for each reason of which there are more. */
  lines(): string[] {
    const lines = [...this.#rows].map(([message, ranges]) => {
      if (ranges.length === 0) return message;
      const rows = ranges.map(([first, last]) => (first === last ? first : `${first}–${last}`));
      const one = ranges.length === 1 && ranges[0]?.[0] === ranges[0]?.[1];
      return `${one ? "Row" : "Rows"} ${rows.join(", ")}: ${message}`;
    });
    const others = [...this.#groups.values()].flatMap(({ code, column, isOfTable, unlisted }) => {
      const { reason, remedy } = refusalReason({ code, column, isOfTable });
      const counted = `${unlisted.toLocaleString("en")} more ${unlisted === 1 ? "row" : "rows"}`;
      return unlisted > 0 ? [`and ${counted} for the same reason: ${reason} ${remedy}`] : [];
    });
    return [...lines, ...others];
  }
}
