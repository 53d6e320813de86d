import { ROOT_ID, RecordSource, Store, type OperationDescriptor } from "relay-runtime";
import { rootNames } from "./root-names.ts";
import type { StoredOperation } from "./recent-operations.ts";
import type { Records, StoredRecord } from "./snapshot-format.ts";
import { readBriefly, type ReadRecord } from "./snapshot-lists.ts";
import type { Steps } from "./steps.ts";

/** An operation that a snapshot may hold. */
export type Candidate = { stored: StoredOperation; descriptor: OperationDescriptor };

/** What a snapshot is made of. */
export type Selection = {
  operations: StoredOperation[];
  records: Records;
  /** The same records as JSON. */
  texts: string[];
};

type Kept = { id: string; record: StoredRecord | null; text: string };

/** One entry of a list is kept for so many characters there is room for: another page is asked for soon enough. */
const roomForEntry = 8000;

/** How many records are written out in a step. */
const recordsInStep = 1000;

const invalidatedAt = "__invalidated_at";
const errors = "__errors";

/**
 * Chooses what a snapshot holds: the operations used last whose records fit the budget together, and
 * those records. The first that does not fit is left out with everything used longer ago; one that
 * alone is larger than the budget keeps no other from its place.
 *
 * @param candidates least recently used first
 * @param budget in characters of JSON
 */
export function* selectRecords(
  source: RecordSource,
  candidates: readonly Candidate[],
  budget: number,
): Steps<Selection> {
  const read = readBriefly((id) => source.get(id), Math.ceil(budget / roomForEntry));
  const everything = yield* reach(read, candidates);
  if (everything.size <= budget) return selectionOf(candidates, everything.kept, read);

  // Mostly all fits, and is found at once; if not, one after the other is tried.
  const chosen: Candidate[] = [];
  const kept: Kept[] = [];
  const known = new Set<string>();
  let size = 0;
  for (const candidate of candidates.toReversed()) {
    const added = yield* reach(read, [candidate], known);
    if (added.size > budget) continue;
    if (size + added.size > budget) break;
    size += added.size;
    for (const { id } of added.kept) known.add(id);
    chosen.unshift(candidate);
    kept.push(...added.kept);
  }
  return selectionOf(chosen, kept, read);
}

function selectionOf(
  candidates: readonly Candidate[],
  kept: readonly Kept[],
  read: ReadRecord,
): Selection {
  const root = rootOf(read, candidates);
  const all = root ? [{ id: ROOT_ID, record: root, text: textOf(root) }, ...kept] : kept;
  return {
    operations: candidates.map(({ stored }) => stored),
    records: new Map(all.map(({ id, record }) => [id, record])),
    texts: all.flatMap(({ record, text }) => (record ? [text] : [])),
  };
}

/**
 * Tells what operations reach: the records that a store does not collect as garbage while they are retained, but
 * for the root's.
 *
 * @param without those that are known already
 */
function* reach(
  read: ReadRecord,
  candidates: readonly Candidate[],
  without: ReadonlySet<string> = new Set(),
): Steps<{ kept: Kept[]; size: number }> {
  const reached = new Reached(read);
  const store = new Store(reached, { gcScheduler: (run) => run() });
  for (const { descriptor } of candidates) store.retain(descriptor);
  store.scheduleGC();
  const found = [...reached.ids].flatMap((id) =>
    id === ROOT_ID || without.has(id) ? [] : keep(id, read(id)),
  );
  const kept: Kept[] = [];
  for (const { id, record } of found) {
    if (kept.length % recordsInStep === 0) yield;
    kept.push({ id, record, text: record ? textOf(record) : "" });
  }
  let size = JSON.stringify([
    rootOf(read, candidates),
    candidates.map(({ stored }) => stored),
  ]).length;
  for (const { text } of kept) size += text.length + 1;
  return { kept, size };
}

/** A source that is read through and notes what is read: a store looks at no record that nobody needs. */
class Reached extends RecordSource {
  readonly ids = new Set<string>();
  readonly #read: ReadRecord;

  constructor(read: ReadRecord) {
    super();
    this.#read = read;
  }

  // The type of a record has no name outside Relay.
  override get(id: string): never {
    this.ids.add(id);
    return this.#read(id) as never;
  }

  override has(id: string): boolean {
    return this.#read(id) !== undefined;
  }
}

/**
 * The root's record with what the operations name and nothing else: Relay keeps there every mutation made, under a
 * name that holds its whole input, passwords included.
 */
function rootOf(read: ReadRecord, candidates: readonly Candidate[]): StoredRecord | null {
  const record = read(ROOT_ID);
  if (!record) return null;
  const names = new Set(candidates.flatMap(({ descriptor }) => [...rootNames(descriptor)]));
  const isNamed = (field: string) => names.has(field.replace(/\(.*/s, ""));
  const own = Object.entries(storable(record)).filter(
    ([field]) => field === "__id" || field === "__typename" || isNamed(field),
  );
  return Object.fromEntries(own) as StoredRecord;
}

// What is known not to exist is kept for joining with another tab, and not written.
function keep(id: string, record: StoredRecord | null | undefined): Omit<Kept, "text">[] {
  return record === undefined ? [] : [{ id, record: record && storable(record) }];
}

// Relay never changes a record but puts another in its place, so that only what is new is written out.
const texts = new WeakMap<StoredRecord, string>();

function textOf(record: StoredRecord): string {
  const known = texts.get(record);
  if (known !== undefined) return known;
  const text = JSON.stringify(record);
  texts.set(record, text);
  return text;
}

/**
 * A record without what the next visit must not know: a mark of invalidation means nothing to a store
 * that counts from the beginning, and a field that failed is to be asked for again.
 */
function storable(record: StoredRecord): StoredRecord {
  if (!(invalidatedAt in record) && !(errors in record)) return record;
  const { [invalidatedAt]: _epoch, [errors]: failed, ...rest } = record;
  for (const field of Object.keys(failed ?? {})) delete rest[field];
  return rest as StoredRecord;
}
