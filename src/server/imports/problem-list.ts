import type { ImportProblemInput } from "../store/import-runs.ts";
import type { Column } from "./columns.ts";
import { refusalReason, refusedColumn } from "./refusal-reasons.ts";

/** Maximum number of messages listed for problems without a row, such as manifests, and for one reason of rows. */
const [namesListed, messagesListed] = [100, 5];

/** Problems with the same reason: the row ranges of each message, if it concerns rows. */
type Group = {
  remedy: string;
  messages: Map<string, [first: number, last: number][]>;
  unlisted: number;
};

/** Groups problems by reason, in bounded memory for any number of rows. The database stores those of all rows. */
export class ProblemList {
  readonly #groups = new Map<string, Group>();

  /** @param columns of the table; empty if there is none */
  constructor(readonly columns: readonly Column[]) {}

  add(problem: ImportProblemInput): void {
    const { row, identifier, message } = problem;
    const group = this.#groupOf(problem);
    const told = row !== null || identifier === null ? message : `${identifier}: ${message}`;
    const ranges = group.messages.get(told);
    if (ranges && row !== null) {
      const last = ranges.at(-1);
      if (last?.[1] === row - 1) last[1] = row;
      else ranges.push([row, row]);
    } else if (group.messages.size >= (row === null ? namesListed : messagesListed)) {
      group.unlisted += 1;
    } else {
      group.messages.set(told, row === null ? [] : [[row, row]]);
    }
  }

  #groupOf(problem: ImportProblemInput): Group {
    const column = refusedColumn(problem, this.columns);
    const isOfTable = problem.row !== null;
    const { reason, remedy } = refusalReason({ code: problem.code, column, isOfTable });
    const group = this.#groups.get(reason) ?? { remedy, messages: new Map(), unlisted: 0 };
    this.#groups.set(reason, group);
    return group;
  }

  /** Whether `lines` omits rows. */
  get isCut(): boolean {
    return [...this.#groups.values()].some(({ unlisted }) => unlisted > 0);
  }

  /**
   * Returns, for each reason, a line for each message with its rows, a line with the number of further rows, and a line
   * with the remedy.
   */
  lines(): string[] {
    return [...this.#groups].flatMap(([reason, { remedy, messages, unlisted }]) => {
      const counted = `${unlisted.toLocaleString("en")} more ${unlisted === 1 ? "row" : "rows"}`;
      return [
        ...[...messages].map(([message, ranges]) => withRows(message, ranges)),
        ...(unlisted > 0 ? [`and ${counted} for the same reason: ${reason}`] : []),
        `What to do: ${remedy}`,
      ];
    });
  }
}

function withRows(message: string, ranges: readonly [first: number, last: number][]): string {
  if (ranges.length === 0) return message;
  const rows = ranges.map(([first, last]) => (first === last ? first : `${first}–${last}`));
  const isOne = ranges.length === 1 && ranges[0]?.[0] === ranges[0]?.[1];
  return `${isOne ? "Row" : "Rows"} ${rows.join(", ")}: ${message}`;
}
