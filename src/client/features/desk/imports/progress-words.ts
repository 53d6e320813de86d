import { formatCount, worksCount } from "../../works/label.ts";
import type { Moves } from "./importMoves.ts";
import { rowsCount, timeLeft } from "./words.ts";

/** Formats the progress: `1,200 of 69,202 rows`. */
export function placeInWords({ done, total, isBeingUndone }: Moves): string {
  const count = isBeingUndone ? worksCount : rowsCount;
  return total === null ? count(done) : `${formatCount(done)} of ${count(total)}`;
}

/** Formats speed and remaining time; empty while both are unknown. */
export function paceInWords({ rate, secondsLeft, isBeingUndone }: Moves): string {
  // Both describe the import, not its undo.
  if (isBeingUndone) return "";
  const parts = [
    rate !== null && rate > 0 && `${rateInWords(rate)} rows a second`,
    secondsLeft !== null && timeLeft(secondsLeft),
  ];
  return parts.filter(Boolean).join(", ");
}

const rateInWords = (rate: number) => (rate < 10 ? rate.toFixed(1) : formatCount(Math.round(rate)));

/** Summarizes the progress for screen readers. */
export function progressInWords(run: Moves): string {
  const isRefusing = run.refused > 0 && !run.isBeingUndone;
  const refused = isRefusing && `${rowsCount(run.refused)} refused so far`;
  return `${[placeInWords(run), paceInWords(run), refused].filter(Boolean).join(", ")}.`;
}

/** Describes the result of an undo in a sentence. */
export function undoneInWords({ undone }: Pick<Moves, "undone">): string {
  if (!undone) return "";
  const { takenOut, putBack, kept } = undone;
  const parts = [
    takenOut > 0 && `${worksCount(takenOut)} taken out`,
    putBack > 0 && `${formatCount(putBack)} put back as before`,
    kept > 0 && `${formatCount(kept)} kept something that was edited later`,
  ].filter(Boolean);
  return parts.length === 0 ? "It had changed nothing." : `${parts.join(", ")}.`;
}
