import type { Counts } from "./run.ts";

/** Between two lines where there is no terminal to redraw one on, in milliseconds. */
const lineInterval = 5000;
const redrawInterval = 100;
const barWidth = 24;

/** Where to write; `process.stderr` is one. */
export type Screen = { isTTY?: boolean; write(text: string): unknown };

/** What is told of how far it is. */
type Progress = Pick<Counts, "rowsDone" | "refused">;

/** Shows how far an import is: a bar on a terminal, a line every few seconds elsewhere. */
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

  /** Takes the bar away again. */
  clear(): void {
    if (this.screen.isTTY && this.#drawn) this.screen.write("\r\u001b[K");
  }
}

function bar(done: number, total: number): string {
  const filled = Math.round((barWidth * Math.min(done, total)) / Math.max(total, 1));
  return "█".repeat(filled) + "░".repeat(barWidth - filled);
}

/** How far it is in words, such as `1,200 of 69,202, 1,400 a second, 48 s left`. */
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

/** A number as people read it. */
export function count(number: number): string {
  return number.toLocaleString("en");
}

/** A time span in words, such as `48 s` or `2 min 5 s`. */
export function duration(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
}
