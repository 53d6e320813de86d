/** Manifest content that works cannot store, and how often it occurs. */
export type LeftOut = { what: string; count: number };

/** Called with a description of omitted content, such as `sound`. */
export type LeaveOut = (what: string, count?: number) => void;

/** Maximum number of descriptions that are counted separately; further ones are counted together. */
const mostNames = 200;
const others = "other things";
/** Maximum length of a description, in UTF-16 code units: it may come from the manifest. */
const longestName = 100;

/** Counts omitted content by description, in bounded memory. */
export class LeftOutList {
  readonly #counts = new Map<string, number>();

  readonly add: LeaveOut = (what, count = 1) => {
    if (count === 0) return;
    const shown = what.slice(0, longestName).replace(/\p{C}/gu, "?");
    const name = this.#counts.has(shown) || this.#counts.size < mostNames ? shown : others;
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + count);
  };

  /** Adds all counts to another list. */
  addTo(leaveOut: LeaveOut): void {
    for (const [what, count] of this.#counts) leaveOut(what, count);
  }

  get all(): LeftOut[] {
    return [...this.#counts].map(([what, count]) => ({ what, count }));
  }
}

/** Formats descriptions with their counts, such as `sound (1), video (2)`. */
export function leftOutInWords(all: readonly LeftOut[]): string {
  return all.map(({ what, count }) => `${what} (${count.toLocaleString("en")})`).join(", ");
}
