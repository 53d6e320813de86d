import { bestScore } from "./scores.ts";
import { firstPlace } from "./first-place.ts";
import { scratchNumbers } from "./scratch.ts";
import { idBytes, idOf } from "./segment.ts";
import type { Segment } from "./segment.ts";

/** Order of a list. `random` has a separate, stable order for each seed, also while works are added and removed. */
export type Order =
  // Works with an image before those without; in each group, those added last first.
  | { by: "pictured" }
  | { by: "relevance" | "newest" | "title" | "creator" | "identifier" | "earliest" | "latest" }
  | { by: "random"; seed: number };

/** Position of a work: its key in the order, null if only the id counts, then its id. */
export type Place = { key: string | number | null; id: string };

/** Works found in one segment, ascending, and their scores if there is a search text. */
export type Found = { segment: Segment; works: Uint32Array; scores: (() => Uint16Array) | null };

/**
 * Works of one segment in an order. Contains either all works, each checked for whether it was found, or only the found
 * ones, whichever costs less.
 */
export type Sequence = {
  length: number;
  /** Returns the work at a position; -1 if it was not found. */
  at(place: number): number;
  /** Returns how many works were found from a position on and before another. */
  count(from: number, to: number): number;
  placeOf(work: number, at: number): Place;
  /** Returns less than 0 if the work at a position sorts before the other, 0 if it is the other. */
  compare(at: number, other: Place): number;
};

/** The found works are sorted separately if they are at most one in this many. */
const fewOf = 32;

/** Returns the found works in an order. */
export function sequenceOf(found: Found, order: Order): Sequence {
  const { segment } = found;
  if (order.by === "newest") return byNumber(found, found.works.slice().reverse(), null, -1);
  if (order.by === "relevance") {
    if (!found.scores) return byNumber(found, found.works.slice().reverse(), null, -1);
    const { works, scores } = bestFirst(found.works, found.scores());
    return byNumber(found, works, scores, -1);
  }
  if (order.by === "pictured") {
    const { works, scores } = bestFirst(found.works, picturedFirst(found));
    return byNumber(found, works, scores, -1);
  }
  if (order.by === "random") {
    const { works, keys } = shuffled(found, order.seed);
    return byNumber(found, works, keys, 1);
  }
  const { by } = order;
  const sign = by === "latest" ? -1 : 1;
  const works = inOrder(found, by);
  const keyOf = (work: number): string | number =>
    by === "earliest" || by === "latest" ? (segment[by][work] ?? 0) : segment.keys[by].text(work);
  const compareKey = (work: number, key: Place["key"]) => {
    if (by === "earliest" || by === "latest") return (segment[by][work] ?? 0) - Number(key);
    return segment.keys[by].compare(work, Buffer.from(String(key)));
  };
  const members = works.length === found.works.length ? null : membersOf(found);
  const place = (at: number) => (sign === 1 ? at : works.length - 1 - at);
  return {
    length: works.length,
    at(at) {
      const work = works[place(at)] ?? 0;
      return members && !members[work] ? -1 : work;
    },
    count(from, to) {
      if (!members) return Math.max(0, to - from);
      let sum = 0;
      for (let at = from; at < to; at += 1) sum += members[works[place(at)] ?? 0] ?? 0;
      return sum;
    },
    placeOf: (work) => ({ key: keyOf(work), id: idOf(segment, work) }),
    compare(at, { key, id }) {
      const work = works[place(at)] ?? 0;
      return sign * (compareKey(work, key) || compareIds(segment, work, id));
    },
  };
}

/** Returns the first position of a sequence that does not sort before the other one. */
export function firstFrom(sequence: Sequence, other: Place): number {
  return firstPlace(sequence.length, (at) => sequence.compare(at, other) >= 0);
}

/** Returns the next position, from `place` on, of a found work; before the first or past the last if there is none. */
export function foundFrom(sequence: Sequence, place: number, step: 1 | -1): number {
  let at = place;
  while (isIn(sequence, at) && sequence.at(at) < 0) at += step;
  return at;
}

/** Returns whether a sequence has this position. */
export function isIn({ length }: Sequence, place: number): boolean {
  return place >= 0 && place < length;
}

/** Creates a sequence of works that are already sorted, by a number for each or only by their ids. */
function byNumber(
  { segment }: Found,
  works: Uint32Array,
  keys: Uint16Array | Uint32Array | null,
  sign: 1 | -1,
): Sequence {
  return {
    length: works.length,
    at: (at) => works[at] ?? -1,
    count: (from, to) => Math.max(0, to - from),
    placeOf: (work, at) => ({ key: keys ? (keys[at] ?? 0) : null, id: idOf(segment, work) }),
    compare: (at, { key, id }) =>
      sign *
      ((keys ? (keys[at] ?? 0) - Number(key) : 0) || compareIds(segment, works[at] ?? 0, id)),
  };
}

function picturedFirst({ segment, works }: Found): Uint16Array {
  return Uint16Array.from(works, (work) => segment.hasImage[work] ?? 0);
}

function inOrder(found: Found, by: keyof Segment["inOrder"]): Uint32Array {
  const all = found.segment.inOrder[by];
  if (found.works.length * fewOf > all.length) return all;
  const ranks = ranksOf(all);
  return found.works
    .map((work) => ranks[work] ?? 0)
    .sort()
    .map((rank) => all[rank] ?? 0);
}

const knownRanks = new WeakMap<Uint32Array, Uint32Array>();

/** Returns the position of each work in an order. */
function ranksOf(order: Uint32Array): Uint32Array {
  const known = knownRanks.get(order);
  if (known) return known;
  const ranks = new Uint32Array(order.length);
  order.forEach((work, rank) => (ranks[work] = rank));
  knownRanks.set(order, ranks);
  return ranks;
}

function membersOf({ segment, works }: Found): Uint8Array {
  const isIn = new Uint8Array(segment.size);
  for (const work of works) isIn[work] = 1;
  return isIn;
}

/** Sorts by score, best first, and those added last first among equals; a counting sort, to stay fast for many. */
function bestFirst(works: Uint32Array, scores: Uint16Array) {
  const next = new Uint32Array(bestScore + 2);
  for (const score of scores) next[bestScore - score + 1] = (next[bestScore - score + 1] ?? 0) + 1;
  for (let place = 1; place < next.length; place += 1)
    next[place] = (next[place] ?? 0) + (next[place - 1] ?? 0);
  const sorted = { works: new Uint32Array(works.length), scores: new Uint16Array(works.length) };
  for (let index = works.length - 1; index >= 0; index -= 1) {
    const score = scores[index] ?? 0;
    const place = next[bestScore - score] ?? 0;
    next[bestScore - score] = place + 1;
    sorted.works[place] = works[index] ?? 0;
    sorted.scores[place] = score;
  }
  return sorted;
}

/** Sorts by the upper halves of the keys with a counting sort, then the few works that share one by insertion. */
function shuffled({ segment, works }: Found, seed: number) {
  const mixed = scratchNumbers("mixed", works.length);
  for (let index = 0; index < works.length; index += 1)
    mixed[index] = mix(segment, works[index] ?? 0, seed);
  const ends = new Uint32Array(2 ** 16 + 1);
  for (const key of mixed) ends[(key >>> 16) + 1] = (ends[(key >>> 16) + 1] ?? 0) + 1;
  for (let half = 1; half < ends.length; half += 1)
    ends[half] = (ends[half] ?? 0) + (ends[half - 1] ?? 0);
  const sorted = new Uint32Array(works.length);
  const keys = new Uint32Array(works.length);
  for (let index = 0; index < works.length; index += 1) {
    const key = mixed[index] ?? 0;
    const place = ends[key >>> 16] ?? 0;
    ends[key >>> 16] = place + 1;
    sorted[place] = works[index] ?? 0;
    keys[place] = key;
  }
  for (let next = 1; next < keys.length; next += 1) {
    const key = keys[next] ?? 0;
    const work = sorted[next] ?? 0;
    let at = next;
    for (; at > 0 && (keys[at - 1] ?? 0) > key; at -= 1) {
      keys[at] = keys[at - 1] ?? 0;
      sorted[at] = sorted[at - 1] ?? 0;
    }
    keys[at] = key;
    sorted[at] = work;
  }
  return { works: sorted, keys };
}

/** Returns a 32-bit hash of the end of a work's id, which is random, and the seed. */
function mix({ ids }: Segment, work: number, seed: number): number {
  const { raw } = ids;
  const end = (work + 1) * 16;
  let hash =
    ((raw[end - 4] ?? 0) << 24) |
    ((raw[end - 3] ?? 0) << 16) |
    ((raw[end - 2] ?? 0) << 8) |
    (raw[end - 1] ?? 0);
  hash ^= Math.imul(seed | 0, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

function compareIds(segment: Segment, work: number, id: string): number {
  return segment.ids.compare(work, idBytes(id));
}
