import type { Slices } from "./slices.ts";

/** A list of numbers for each item, all in one array: item `i` has those from `starts[i]` to `starts[i + 1]`. */
export type Lists = { starts: Uint32Array; values: Uint32Array };

/** The inverse: for each number that occurs, the items in which it occurs, ascending. */
export type Inverted = Lists & {
  /** The numbers that occur, ascending; the list at the same position belongs to the number. */
  numbers: Uint32Array;
};

/** Returns the position of a number's list; -1 if the number does not occur. */
export function placeOf({ numbers }: Inverted, number: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return numbers[low] === number ? low : -1;
}

/** Returns the items in which a number occurs; none if it does not occur. */
export function itemsOf(inverted: Inverted, number: number): Uint32Array {
  const at = placeOf(inverted, number);
  return inverted.values.subarray(at < 0 ? 0 : inverted.starts[at], inverted.starts[at + 1] ?? 0);
}

/**
 * Inverts lists. The lowest bits of a value are the number of a mark; an entry of the result is an item with a bit for
 * each mark that its values have for that number. The number 0 is only a separator and is skipped.
 *
 * @param known how many numbers there are
 * @param marks how many marks there are: 1 if values have none, otherwise a power of two
 */
export function* invert({ starts, values }: Lists, known: number, marks: 1 | 4): Slices<Inverted> {
  const items = starts.length - 1;
  const markPlaces = Math.log2(marks);
  const entryPlaces = marks === 1 ? 0 : marks;
  // Items are counted from 1 here, so that 0 means that a number has not occurred yet.
  const last = new Uint32Array(known);
  const counts = new Uint32Array(known);
  for (let item = 1; item <= items; item += 1) {
    if ((item & 0x7ff) === 0) yield;
    const end = starts[item] ?? 0;
    for (let at = starts[item - 1] ?? 0; at < end; at += 1) {
      const number = (values[at] ?? 0) >>> markPlaces;
      if (number === 0 || last[number] === item) continue;
      last[number] = item;
      counts[number] = (counts[number] ?? 0) + 1;
    }
  }
  const { numbers, starts: listStarts, next, end: entries } = layOut(counts);
  const result = new Uint32Array(entries);
  last.fill(0);
  for (let item = 1; item <= items; item += 1) {
    if ((item & 0x7ff) === 0) yield;
    const end = starts[item] ?? 0;
    for (let at = starts[item - 1] ?? 0; at < end; at += 1) {
      const value = values[at] ?? 0;
      const number = value >>> markPlaces;
      if (number === 0) continue;
      const mark = marks === 1 ? 0 : 1 << (value & (marks - 1));
      const place = next[number] ?? 0;
      if (last[number] === item) {
        result[place - 1] = (result[place - 1] ?? 0) | mark;
        continue;
      }
      last[number] = item;
      next[number] = place + 1;
      result[place] = ((item - 1) << entryPlaces) | mark;
    }
  }
  return { numbers, starts: listStarts, values: result };
}

/** Computes the position of the list of each number that occurs. */
function layOut(counts: Uint32Array) {
  let occurring = 0;
  for (const count of counts) if (count > 0) occurring += 1;
  const numbers = new Uint32Array(occurring);
  const starts = new Uint32Array(occurring + 1);
  const next = new Uint32Array(counts.length);
  let [slot, end] = [0, 0];
  counts.forEach((count, number) => {
    if (count === 0) return;
    numbers[slot] = number;
    next[number] = end;
    end += count;
    starts[++slot] = end;
  });
  return { numbers, starts, next, end };
}
