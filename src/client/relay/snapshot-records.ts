import { ROOT_ID, RecordSource, Store, type OperationDescriptor } from "relay-runtime";
import { rootNames } from "./root-names.ts";
import type { StoredOperation } from "./recent-operations.ts";
import type { Records, StoredRecord } from "./snapshot-format.ts";
import { readBriefly, type ReadRecord } from "./snapshot-lists.ts";
import type { Steps } from "./steps.ts";

/** An operation that a snapshot can contain. */
export type Candidate = { stored: StoredOperation; descriptor: OperationDescriptor };

/** Contents of a snapshot. */
export type Selection = {
  operations: StoredOperation[];
  records: Records;
  /** The same records as JSON. */
  texts: string[];
};

type Kept = { id: string; record: StoredRecord | null; text: string };

/**
 * Characters of the budget per stored list entry. Long lists are stored only in part, because another page is soon
 * loaded anyway.
 */
const roomForEntry = 8000;

/** Number of records that are serialized per step. */
const recordsInStep = 1000;

const invalidatedAt = "__invalidated_at";
const errors = "__errors";

/**
 * Selects the contents of a snapshot: the most recently used operations whose records fit the budget together, and
 * those records. The first operation that does not fit ends the selection; one that alone exceeds the budget is
 * skipped.
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

  // Usually everything fits, which one pass finds out; otherwise the operations are tried one by one.
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
 * Finds the records that operations reach: those that a store does not garbage-collect while the operations are
 * retained, except the root record.
 *
 * @param without ids of records to leave out
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

/**
 * A record source that reads through to another and collects the ids read. During garbage collection, a store reads
 * only the records that retained operations need.
 */
class Reached extends RecordSource {
  readonly ids = new Set<string>();
  readonly #read: ReadRecord;

  constructor(read: ReadRecord) {
    super();
    this.#read = read;
  }

  // Relay does not export the type of a record.
  override get(id: string): never {
    this.ids.add(id);
    return this.#read(id) as never;
  }

  override has(id: string): boolean {
    return this.#read(id) !== undefined;
  }
}

/**
 * Returns the root record with only the fields that the operations name. Relay also stores every mutation there, under
 * a key that contains its whole input, passwords included.
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

// A record known not to exist is retained for merging with another tab but not serialized.
function keep(id: string, record: StoredRecord | null | undefined): Omit<Kept, "text">[] {
  return record === undefined ? [] : [{ id, record: record && storable(record) }];
}

// Relay replaces records instead of changing them, so only new records have to be serialized.
const texts = new WeakMap<StoredRecord, string>();

function textOf(record: StoredRecord): string {
  const known = texts.get(record);
  if (known !== undefined) return known;
  const text = JSON.stringify(record);
  texts.set(record, text);
  return text;
}

/**
 * Returns a record without what must not reach the next visit: an invalidation mark means nothing to a new store, which
 * counts from the beginning, and a failed field must be refetched.
 */
function storable(record: StoredRecord): StoredRecord {
  if (!(invalidatedAt in record) && !(errors in record)) return record;
  const { [invalidatedAt]: _epoch, [errors]: failed, ...rest } = record;
  for (const field of Object.keys(failed ?? {})) delete rest[field];
  return rest as StoredRecord;
}
