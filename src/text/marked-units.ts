import { changesOf } from "./marked-runs.ts";

/** A UTF-16 code unit of a text, after its asterisk marks are removed. */
export type Unit = {
  sign: string;
  isEmphasis: boolean;
  isStrong: boolean;
  /** Whether the unit is displayed. The address of a link with words is not. */
  isShown: boolean;
};

/** Range of a link among the units, and the range of its words, which is the whole link for a bare URL. */
export type UnitLink = { from: number; wordsFrom: number; wordsTo: number; to: number };

/** Units of a paragraph or list item. `placeOf` maps each offset of the text to the unit that follows it. */
export type MarkedUnits = { units: Unit[]; links: UnitLink[]; placeOf: number[] };

/** Serialized units; `positions` are their offsets in the text. */
export type WrittenUnits = { text: string; positions: number[] };

/** A range of units with the same mark, and its number of asterisks. `to` is exclusive. */
type Stretch = { from: number; to: number; stars: number };

/** Returns whether marking a unit makes no difference: it is a space, or an asterisk that is not a mark. */
export function isLoose({ sign }: Unit): boolean {
  return /[\s*]/.test(sign);
}

/** Parses a paragraph or a list item into units, by the same rules as `runsOf`. */
export function unitsOf(text: string): MarkedUnits {
  const units: Unit[] = [];
  const links: UnitLink[] = [];
  const placeOf: number[] = [];
  const now = { isEmphasis: false, isStrong: false };
  const add = (to: number, isShown: boolean) => {
    while (placeOf.length < to) {
      const sign = text.charAt(placeOf.length);
      placeOf.push(units.length);
      units.push({ sign, ...now, isShown });
    }
  };
  for (const { at, skipped, emphasis, strong, link } of changesOf(text)) {
    add(at, true);
    const from = units.length;
    if (link === undefined) placeOf.push(...Array<number>(skipped).fill(from));
    else add(at + skipped, false);
    const to = units.length;
    if (typeof link === "string") links.push({ from, wordsFrom: to, wordsTo: to, to });
    else if (link === null) Object.assign(links.at(-1) ?? {}, { wordsTo: from, to });
    now.isEmphasis = emphasis ?? now.isEmphasis;
    now.isStrong = strong ?? now.isStrong;
  }
  add(text.length, true);
  placeOf.push(units.length);
  return { units, links, placeOf };
}

/**
 * Serializes units with the asterisks that mark them. Nests the marks if the result parses back to the same units, and
 * otherwise places them side by side. Returns null if neither works, for example if one mark ends and another begins
 * within a word.
 */
export function writeUnits(units: readonly Unit[]): WrittenUnits | null {
  const nested = new Map<string, Stretch>();
  const strong = stretches(units, (unit) => unit.isStrong, 2);
  for (const stretch of [...strong, ...stretches(units, (unit) => unit.isEmphasis, 1)]) {
    const { from, to, stars } = stretch;
    const place = `${from} ${to}`;
    nested.set(place, { ...stretch, stars: stars + (nested.get(place)?.stars ?? 0) });
  }
  const apart = [1, 2, 3].flatMap((stars) =>
    stretches(units, (unit) => starsOf(unit) === stars, stars),
  );
  const meant = signature(units);
  for (const marks of [[...nested.values()], apart]) {
    const written = withStars(units, marks);
    if (signature(unitsOf(written.text).units) === meant) return written;
  }
  return null;
}

/** Returns the longest ranges of units that have a mark, without spaces at their ends. */
function stretches(units: readonly Unit[], has: (unit: Unit) => boolean, stars: number): Stretch[] {
  const found: Stretch[] = [];
  let open: Stretch | null = null;
  for (const [at, unit] of units.entries()) {
    if (!has(unit)) open = null;
    else if (!isLoose(unit)) {
      if (open) open.to = at + 1;
      else found.push((open = { from: at, to: at + 1, stars }));
    }
  }
  return found;
}

function withStars(units: readonly Unit[], marks: readonly Stretch[]): WrittenUnits {
  const starsAt = Array<number>(units.length + 1).fill(0);
  for (const { from, to, stars } of marks) {
    for (const at of [from, to]) starsAt[at] = (starsAt[at] ?? 0) + stars;
  }
  let text = "";
  const positions: number[] = [];
  for (const [at, { sign }] of units.entries()) {
    text += "*".repeat(starsAt[at] ?? 0);
    positions.push(text.length);
    text += sign;
  }
  return { text: text + "*".repeat(starsAt[units.length] ?? 0), positions };
}

function starsOf({ isEmphasis, isStrong }: Unit): number {
  return (isEmphasis ? 1 : 0) + (isStrong ? 2 : 0);
}

/** Returns a text that is equal for units that look the same to readers. */
function signature(units: readonly Unit[]): string {
  return units
    .map((unit) => (isLoose(unit) ? unit.sign : `${unit.sign}${starsOf(unit)}${unit.isShown}`))
    .join("");
}
