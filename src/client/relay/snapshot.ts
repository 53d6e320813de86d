import {
  createOperationDescriptor,
  getRequest,
  type GraphQLTaggedNode,
  type RecordSource,
} from "relay-runtime";
import { mostOperations, type RecentOperations } from "./recent-operations.ts";
import {
  hasStamp,
  isOwnedBy,
  parseSnapshot,
  printSnapshot,
  recordSourceOf,
  snapshotVersion,
  type Records,
  type Snapshot,
  type SnapshotOwner,
} from "./snapshot-format.ts";
import { mergeSnapshots, storedKey } from "./snapshot-merge.ts";
import { selectRecords, type Candidate, type Selection } from "./snapshot-records.ts";
import { finish, type Steps } from "./steps.ts";

/** The queries a snapshot may hold, by their names. */
export type QueryByName = Readonly<Record<string, GraphQLTaggedNode>>;

const storageKey = "vitrine.snapshot";
/** Budget in characters, enough for about 1,600 works. Browsers allow a site 2.5 to 5 million. */
const defaultBudget = 2_500_000;

/** The viewer is unknown until the server reports it; until then any viewer's snapshot is accepted. */
const thisProgram: SnapshotOwner = { version: snapshotVersion, memberId: undefined };
const nothing = { savedAt: 0, stamp: "", operations: [] };

/**
 * Reads the snapshot of an earlier visit; null if there is no usable one. Replaces an unusable snapshot by an empty one
 * of this version, so that a tab that still runs another version leaves the storage entry alone.
 */
export function readSnapshot(
  storage: () => Storage = () => localStorage,
  owner = thisProgram,
): Snapshot | null {
  try {
    const text = storage().getItem(storageKey);
    if (text === null) return null;
    const snapshot = parseSnapshot(text, owner);
    if (!snapshot) storage().setItem(storageKey, printSnapshot(owner, nothing, []));
    return snapshot;
  } catch {
    return null;
  }
}

/** Retains the operations of a snapshot; otherwise the first garbage collection would empty the store. */
export function reviveOperations(
  { operations }: Snapshot,
  recent: RecentOperations,
  queries: QueryByName,
): void {
  for (const { name, variables, usedAt } of operations) {
    const query = queryNamed(queries, name);
    if (query) recent.use(query, variables, usedAt);
  }
}

type WriterOptions = {
  /** The store's records without optimistic updates. */
  source: RecordSource;
  recent: RecentOperations;
  /** The only queries that are written, by name. */
  queries: QueryByName;
  /** Snapshot that filled the store or was merged into it; null if there was none. */
  restored: Snapshot | null;
  storage?: () => Storage;
  budget?: number;
  owner?: SnapshotOwner;
};

/**
 * Writes snapshots. If the storage is full or forbidden, or anything else fails, less or nothing is stored; the visitor
 * sees no error.
 */
export class SnapshotWriter {
  readonly #options: WriterOptions;
  #owner: SnapshotOwner;
  /** The snapshot as this tab last read or wrote it. */
  #last: Snapshot | null;
  /** This tab's records at that time; records that differ from them were changed here. */
  #base: Records;
  #ended = false;

  constructor(options: WriterOptions) {
    this.#options = options;
    const memberId = options.restored?.memberId ?? null;
    this.#owner = options.owner ?? { ...thisProgram, memberId };
    this.#last = options.restored;
    this.#base = options.restored?.records ?? new Map();
  }

  /** Writes the store's contents at the time of the call, merged with what another tab wrote meanwhile. */
  *write(): Steps<void> {
    const { budget = defaultBudget } = this.#options;
    if (this.#ended) return;
    try {
      // Some browsers allow less storage than others.
      if (!(yield* this.#fits(budget)) && !(yield* this.#fits(budget / 2))) this.#drop();
    } catch {
      if (!this.#ended) this.#drop();
    }
  }

  /**
   * Sets the viewer that the server reported. Drops the snapshot of any other viewer and cancels a write in progress.
   */
  belongTo(memberId: string | null): void {
    if (memberId === this.#owner.memberId) return;
    this.#owner = { ...this.#owner, memberId };
    this.#last = null;
    this.#base = new Map();
    try {
      const kept = this.#storage().getItem(storageKey);
      // From here on the storage entry is this member's, and a tab that does not know of them yet leaves it alone.
      if (kept !== null && !isOwnedBy(kept, this.#owner)) {
        this.#storage().setItem(storageKey, printSnapshot(this.#owner, nothing, []));
      }
    } catch {
      // A forbidden storage has nothing to drop.
    }
  }

  /** Drops the snapshot and writes no more, because this tab's store cannot be trusted. */
  end(): void {
    this.#ended = true;
    this.#drop();
  }

  #read(text: string): Snapshot | null {
    if (this.#last && hasStamp(text, this.#owner, this.#last.stamp)) return this.#last;
    return parseSnapshot(text, this.#owner);
  }

  *#fits(budget: number): Steps<boolean> {
    const { source, recent, queries } = this.#options;
    const owner = this.#owner;
    const candidates = recent.all().filter(({ stored }) => queryNamed(queries, stored.name));
    const ours = yield* selectRecords(source, candidates, budget);
    yield;
    // There is no `yield` from here on, because another tab could write between two steps.
    if (this.#ended || owner !== this.#owner) return true;
    const kept = this.#storage().getItem(storageKey);
    // Another version was opened since, or another member signed in: the storage entry is theirs.
    if (kept !== null && !isOwnedBy(kept, this.#owner)) return true;
    const theirs = kept === null ? null : this.#read(kept);
    const { operations, records, texts } = this.#join(ours, theirs, budget);
    if (operations.length === 0) return true;
    const savedAt = Date.now();
    const stamp = `${savedAt.toString(36)}-${Math.random().toString(36).slice(2)}`;
    const text = printSnapshot(this.#owner, { savedAt, stamp, operations }, texts);
    try {
      this.#storage().setItem(storageKey, text);
    } catch {
      return false;
    }
    this.#last = { savedAt, stamp, memberId: owner.memberId ?? null, operations, records };
    this.#base = ours.records;
    return true;
  }

  #join(ours: Selection, theirs: Snapshot | null, budget: number): Selection {
    if (!theirs || this.#isKnown(theirs)) return ours;
    const { operations, records } = mergeSnapshots(ours, theirs, this.#base);
    const last = operations.slice(-mostOperations);
    const candidates = last.flatMap((stored) => this.#describe(stored));
    return finish(selectRecords(recordSourceOf(records), candidates, budget));
  }

  /** Returns whether the stored snapshot came from this tab's store and is still in it. */
  #isKnown(kept: Snapshot): boolean {
    if (kept !== this.#last || kept.records !== this.#base) return false;
    const known = new Set(this.#options.recent.all().map(({ stored }) => storedKey(stored)));
    return kept.operations.every((stored) => known.has(storedKey(stored)));
  }

  #describe(stored: Candidate["stored"]): Candidate[] {
    const query = queryNamed(this.#options.queries, stored.name);
    if (!query) return [];
    const descriptor = createOperationDescriptor(getRequest(query), stored.variables);
    return [{ stored, descriptor }];
  }

  #storage(): Storage {
    return (this.#options.storage ?? (() => localStorage))();
  }

  // A snapshot that could not be replaced is out of date, so it is removed. One of another owner stays.
  #drop() {
    try {
      const kept = this.#storage().getItem(storageKey);
      if (kept !== null && isOwnedBy(kept, this.#owner)) this.#storage().removeItem(storageKey);
    } catch {
      // A forbidden storage has nothing to remove.
    }
  }
}

function queryNamed(queries: QueryByName, name: string): GraphQLTaggedNode | null {
  return (Object.hasOwn(queries, name) && queries[name]) || null;
}
