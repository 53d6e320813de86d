import { lastKey, naturalKey, sortKey } from "../../text/fold.ts";
import { firstFrom, foundFrom, isIn } from "./sequence.ts";
import type { Order, Place, Sequence } from "./sequence.ts";
import { noEarliest, noLatest } from "./segment.ts";
import { history, withinHistory } from "./totals.ts";

/** A jump target in a list, and the number of works from it to the next target. */
export type Jump = { at: string; label: string; count: number };

/** A possible jump target: the key where it begins. */
type Step = { at: string; label: string; key: string | number };

const [firstId, lastId] = [0, "f"].map((digit) =>
  [8, 4, 4, 4, 12].map((length) => String(digit).repeat(length)).join("-"),
) as [string, string];

/** Maximum number of jumps by years. The smallest of the steps that makes no more is used. */
const mostSteps = 30;
const stepLengths = [1, 5, 10, 25, 50, 100, 250, 500, 1000];

const letters = [..."abcdefghijklmnopqrstuvwxyz"];
/** Sorts after every key that begins with one of these letters, and before keys in other scripts. */
const behindLetters = "{";

/** Returns the position of the first work at or after a text; null if the order does not sort by texts. */
export function placeAt(order: Order, text: string): Place | null {
  const key = keyAt(order, text);
  return key === null || key === lastKey ? null : beginOf(order, key);
}

/** Returns the jump targets of a list, in its order: letters, or intervals of years. */
export function jumpsOf(sequences: readonly Sequence[], order: Order): Jump[] {
  const steps = stepsOf(sequences, order);
  const ends = [...steps.slice(1).map(({ key }) => key), behindAll(order)];
  return steps.flatMap(({ at, label, key }, step) => {
    const from = beginOf(order, key);
    const to = beginOf(order, ends[step] ?? key);
    const count = sequences.reduce(
      (sum, sequence) => sum + sequence.count(firstFrom(sequence, from), firstFrom(sequence, to)),
      0,
    );
    return count > 0 ? [{ at, label, count }] : [];
  });
}

function keyAt(order: Order, text: string): string | number | null {
  if (order.by === "earliest" || order.by === "latest") return Number(text);
  if (order.by === "identifier") return naturalKey(text);
  return order.by === "title" || order.by === "creator" ? sortKey(text) : null;
}

/** Returns the position before all works with this key. */
function beginOf(order: Order, key: string | number): Place {
  return { key, id: order.by === "latest" ? lastId : firstId };
}

/** Returns the key of works without a value. */
function behindAll({ by }: Order): string | number {
  if (by === "earliest") return noEarliest;
  return by === "latest" ? noLatest : lastKey;
}

function stepsOf(sequences: readonly Sequence[], order: Order): Step[] {
  const { by } = order;
  if (by === "earliest" || by === "latest") return yearSteps(sequences, order, by === "latest");
  if (by !== "title" && by !== "creator" && by !== "identifier") return [];
  const steps: Step[] = letters.map((letter) => ({
    at: letter.toUpperCase(),
    label: letter.toUpperCase(),
    key: letter,
  }));
  const numbers = { at: "0", label: "0–9", key: by === "identifier" ? naturalKey("0") : "0" };
  const other = firstKey(sequences, beginOf(order, behindLetters));
  if (typeof other !== "string" || other === lastKey) return [numbers, ...steps, end];
  const [sign = ""] = other;
  return [numbers, ...steps, { at: sign, label: `${sign.toUpperCase()} …`, key: behindLetters }];
}

/** Ends the range of the last letter if no key is in another script. */
const end: Step = { at: "", label: "", key: behindLetters };

function yearSteps(sequences: readonly Sequence[], order: Order, isDown: boolean): Step[] {
  const first = firstKey(sequences, beginOf(order, isDown ? noEarliest : noLatest));
  const last = lastKeyBefore(sequences, beginOf(order, behindAll(order)));
  if (typeof first !== "number" || typeof last !== "number") return [];
  const [low, high] = isDown ? [last, first] : [first, last];
  const steps = yearSpans(low, high).map(([from, to]): Step => {
    const start = isDown ? to : from;
    return { at: String(start), label: from === to ? `${from}` : `${from}–${to}`, key: start };
  });
  return isDown ? steps.reverse() : steps;
}

/** Divides years into spans of the same length. All years before or after history form a single span each. */
function yearSpans(low: number, high: number): [from: number, to: number][] {
  const [first, last] = [withinHistory(low), withinHistory(high)];
  const length = stepLengths.find((years) => (last - first) / years < mostSteps - 1) ?? 1000;
  const spans: [number, number][] = [];
  if (low < history.first) spans.push([low, Math.min(high, history.first - 1)]);
  if (low <= history.last && high >= history.first) {
    for (let from = Math.floor(first / length) * length; from <= last; from += length)
      spans.push([from, from + length - 1]);
  }
  if (high > history.last) spans.push([Math.max(low, history.last + 1), high]);
  return spans;
}

function firstKey(sequences: readonly Sequence[], from: Place): Place["key"] | undefined {
  return ends(sequences, (sequence) => [firstFrom(sequence, from), 1])[0]?.key;
}

function lastKeyBefore(sequences: readonly Sequence[], to: Place): Place["key"] | undefined {
  return ends(sequences, (sequence) => [firstFrom(sequence, to) - 1, -1]).at(-1)?.key;
}

/** Returns the next work of each sequence from a position on, in order. */
function ends(sequences: readonly Sequence[], begin: (sequence: Sequence) => [number, 1 | -1]) {
  const found = sequences.flatMap((sequence) => {
    const [start, step] = begin(sequence);
    const at = foundFrom(sequence, start, step);
    if (!isIn(sequence, at)) return [];
    return [{ sequence, at, place: sequence.placeOf(sequence.at(at), at) }];
  });
  return found.sort((a, b) => a.sequence.compare(a.at, b.place)).map(({ place }) => place);
}
