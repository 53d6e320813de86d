/** What a manifest says and no work keeps, and how often. */
export type LeftOut = { what: string; count: number };

/** Is called with what is left out, in words, such as `sound`. */
export type LeaveOut = (what: string, count?: number) => void;

/** Different things that are counted by name; those beyond are counted together. */
const mostNames = 200;
const others = "other things";
/** As much of a name as is shown, in UTF-16 units: it may come from the manifest. */
const longestName = 100;

/** Counts what is left out by its name, in little memory however much it is. */
export class LeftOutList {
  readonly #counts = new Map<string, number>();

  readonly add: LeaveOut = (what, count = 1) => {
    if (count === 0) return;
    const shown = what.slice(0, longestName).replace(/\p{C}/gu, "?");
    const name = this.#counts.has(shown) || this.#counts.size < mostNames ? shown : others;
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + count);
  };

  /** Tells all of it to another list. */
  addTo(leaveOut: LeaveOut): void {
    for (const [what, count] of this.#counts) leaveOut(what, count);
  }

  get all(): LeftOut[] {
    return [...this.#counts].map(([what, count]) => ({ what, count }));
  }
}

/** Names with their numbers, such as `sound (1), video (2)`. */
export function leftOutInWords(all: readonly LeftOut[]): string {
  return all.map(({ what, count }) => `${what} (${count.toLocaleString("en")})`).join(", ");
}
