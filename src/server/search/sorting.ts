import type { PackedTexts } from "./packed-texts.ts";
import type { Slices } from "./slices.ts";

/** Maximum number of items that are sorted by insertion. */
const few = 24;
const digits = 2 ** 16;

/** Returns the numbers of texts in the order of their bytes; equal texts in the order of their numbers. */
export function* orderOfTexts({ raw, starts, size }: PackedTexts): Slices<Uint32Array> {
  const order = upTo(size);
  const other = new Uint32Array(size);
  // Radix sort, one byte after the other. The end of a text sorts before every byte.
  const letterAt = (number: number, depth: number) => {
    const at = (starts[number] ?? 0) + depth;
    return at < (starts[number + 1] ?? 0) ? (raw[at] ?? 0) + 1 : 0;
  };
  const open: [from: number, to: number, depth: number][] = [[0, size, 0]];
  let steps = 0;
  for (let range = open.pop(); range; range = open.pop()) {
    const [from, to, depth] = range;
    if ((steps += to - from) > 0x3fff) {
      steps = 0;
      yield;
    }
    if (to - from <= few) {
      sortFew(order, from, to, depth, letterAt);
      continue;
    }
    const ends = new Uint32Array(258);
    for (let at = from; at < to; at += 1) {
      if ((at & 0x3fff) === 0x3fff) yield;
      const letter = letterAt(order[at] ?? 0, depth);
      ends[letter + 1] = (ends[letter + 1] ?? 0) + 1;
    }
    for (let letter = 1; letter < ends.length; letter += 1)
      ends[letter] = (ends[letter] ?? 0) + (ends[letter - 1] ?? 0);
    for (let letter = 1; letter < ends.length - 1; letter += 1) {
      const [start, end] = [ends[letter] ?? 0, ends[letter + 1] ?? 0];
      if (end - start > 1) open.push([from + start, from + end, depth + 1]);
    }
    for (let at = from; at < to; at += 1) {
      if ((at & 0x3fff) === 0x3fff) yield;
      const number = order[at] ?? 0;
      const letter = letterAt(number, depth);
      const place = ends[letter] ?? 0;
      ends[letter] = place + 1;
      other[from + place] = number;
    }
    order.set(other.subarray(from, to), from);
  }
  return order;
}

/** Returns the positions of numbers in ascending order of the numbers; equal ones in the order of positions. */
export function* orderOfNumbers(numbers: Int32Array): Slices<Uint32Array> {
  let order = upTo(numbers.length);
  if (numbers.length < digits / 16)
    return order.sort((a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0) || a - b);
  for (const shift of [0, 16]) {
    const ends = new Uint32Array(digits + 1);
    // Flips the sign bit, so that negative numbers sort first.
    const digitOf = (at: number) => (((numbers[at] ?? 0) ^ (1 << 31)) >>> shift) & (digits - 1);
    for (let at = 0; at < order.length; at += 1) {
      if ((at & 0x3fff) === 0) yield;
      const digit = digitOf(at);
      ends[digit + 1] = (ends[digit + 1] ?? 0) + 1;
    }
    for (let digit = 1; digit <= digits; digit += 1)
      ends[digit] = (ends[digit] ?? 0) + (ends[digit - 1] ?? 0);
    const sorted = new Uint32Array(order.length);
    for (let at = 0; at < order.length; at += 1) {
      if ((at & 0x3fff) === 0) yield;
      const number = order[at] ?? 0;
      const digit = digitOf(number);
      const place = ends[digit] ?? 0;
      ends[digit] = place + 1;
      sorted[place] = number;
    }
    order = sorted;
  }
  return order;
}

/** Returns the numbers from 0 to `size` - 1. */
export function upTo(size: number): Uint32Array<ArrayBuffer> {
  const numbers = new Uint32Array(size);
  for (let at = 0; at < size; at += 1) numbers[at] = at;
  return numbers;
}

function sortFew(
  order: Uint32Array,
  from: number,
  to: number,
  depth: number,
  letterAt: (number: number, depth: number) => number,
) {
  const isAfter = (a: number, b: number) => {
    for (let at = depth; ; at += 1) {
      const [x, y] = [letterAt(a, at), letterAt(b, at)];
      if (x !== y) return x > y;
      if (x === 0) return false;
    }
  };
  for (let next = from + 1; next < to; next += 1) {
    const number = order[next] ?? 0;
    let at = next;
    for (; at > from && isAfter(order[at - 1] ?? 0, number); at -= 1)
      order[at] = order[at - 1] ?? 0;
    order[at] = number;
  }
}
