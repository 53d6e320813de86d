import type { Counts } from "./run.ts";

/** Interval between two lines on an output that is not a terminal, in milliseconds. */
const lineInterval = 5000;
const redrawInterval = 100;
const barWidth = 24;

/** Output stream, such as `process.stderr`. */
export type Screen = { isTTY?: boolean; write(text: string): unknown };

type Progress = Pick<Counts, "rowsDone" | "refused">;

/** Shows the progress of an import: a bar on a terminal, a line every few seconds elsewhere. */
export class ProgressLine {
  #shown: number;
  #drawn = false;

  constructor(
    readonly screen: Screen,
    readonly total: number,
    readonly now: () => number = () => performance.now(),
    readonly started = now(),
  ) {
    this.#shown = screen.isTTY ? -Infinity : started;
  }

  show(counts: Progress): void {
    const interval = this.screen.isTTY ? redrawInterval : lineInterval;
    if (this.now() - this.#shown < interval) return;
    this.#shown = this.now();
    const text = progressText(counts, this.total, (this.now() - this.started) / 1000);
    if (this.screen.isTTY)
      this.screen.write(`\r\u001b[K${bar(counts.rowsDone, this.total)} ${text}`);
    else this.screen.write(`${text}\n`);
    this.#drawn = true;
  }

  /** Removes the bar. */
  clear(): void {
    if (this.screen.isTTY && this.#drawn) this.screen.write("\r\u001b[K");
  }
}

function bar(done: number, total: number): string {
  const filled = Math.round((barWidth * Math.min(done, total)) / Math.max(total, 1));
  return "█".repeat(filled) + "░".repeat(barWidth - filled);
}

/** Formats the progress, such as `1,200 of 69,202, 1,400 a second, 48 s left`. */
export function progressText(
  { rowsDone, refused }: Progress,
  total: number,
  seconds: number,
): string {
  const rate = rowsDone / Math.max(seconds, 0.001);
  const parts = [`${count(rowsDone)} of ${count(total)}`];
  if (rowsDone > 0) {
    parts.push(`${count(rate < 10 ? Math.round(rate * 10) / 10 : Math.round(rate))} a second`);
    parts.push(`${duration((total - rowsDone) / rate)} left`);
  }
  if (refused > 0) parts.push(`${count(refused)} refused`);
  return parts.join(", ");
}

/** Formats a number for users. */
export function count(number: number): string {
  return number.toLocaleString("en");
}

/** Formats a duration, such as `48 s` or `2 min 5 s`. */
export function duration(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
}
