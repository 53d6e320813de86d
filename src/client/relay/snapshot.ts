import {
  RecordSource,
  createOperationDescriptor,
  getRequest,
  type GraphQLTaggedNode,
} from "relay-runtime";
import type { RecentOperations, StoredOperation } from "./recent-operations.ts";
import {
  parseSnapshot,
  snapshotVersion,
  type RecordMap,
  type Snapshot,
} from "./snapshot-format.ts";
import { mergeSnapshots } from "./snapshot-merge.ts";
import { selectRecords } from "./snapshot-records.ts";

/** The queries a snapshot may hold, by their names. */
export type QueryByName = Readonly<Record<string, GraphQLTaggedNode>>;

const storageKey = "vitrine.snapshot";
/** In characters; browsers give a site about five million. */
const defaultBudget = 2_000_000;

/** Accounts come later: until then every visitor is without one. */
const nobody = null;

/** What an earlier visit left; null if there is nothing of use. */
export function readSnapshot(storage: () => Storage = () => localStorage): Snapshot | null {
  try {
    return parseSnapshot(storage().getItem(storageKey), nobody);
  } catch {
    return null;
  }
}

/** Retains the operations of a snapshot, without which the first garbage collection empties the store. */
export function reviveOperations(
  { operations }: Snapshot,
  recent: RecentOperations,
  queries: QueryByName,
): void {
  for (const { name, variables, usedAt } of operations) {
    const query = queries[name];
    if (query) recent.use(query, variables, usedAt);
  }
}

type WriterOptions = {
  /** The store's records without what lies above them. */
  source: RecordSource;
  recent: RecentOperations;
  queries: QueryByName;
  /** What this visit began with; null if that is nothing, or was not read yet. */
  restored: Snapshot | null;
  storage?: () => Storage;
  budget?: number;
};

/**
 * Writes snapshots. A storage that is full or forbidden, and anything else that goes wrong, only means
 * that there is none: the visitor hears nothing of it.
 */
export class SnapshotWriter {
  readonly #options: WriterOptions;
  /** The records as this tab last read or wrote them. */
  #base: RecordMap;

  constructor(options: WriterOptions) {
    this.#options = options;
    this.#base = options.restored?.records ?? {};
  }

  /** Says that the store was joined with a snapshot that was read after the visit had begun. */
  joined({ records }: Snapshot): void {
    this.#base = records;
  }

  /** Writes what the store holds now, joined with what another tab wrote meanwhile. */
  write(): void {
    const { source, recent, budget = defaultBudget } = this.#options;
    try {
      const storage = (this.#options.storage ?? (() => localStorage))();
      const ours = this.#assemble(selectRecords(source, recent.all(), budget));
      if (ours.operations.length === 0) return;
      const theirs = parseSnapshot(storage.getItem(storageKey), nobody);
      const snapshot = theirs ? this.#join(ours, theirs, budget) : ours;
      this.#base = snapshot.records;
      storage.setItem(storageKey, JSON.stringify(snapshot));
    } catch {
      this.#drop();
    }
  }

  #join(ours: Snapshot, theirs: Snapshot, budget: number): Snapshot {
    const merged = mergeSnapshots(ours, theirs, this.#base);
    const candidates = merged.operations.flatMap((stored) => this.#describe(stored));
    return this.#assemble(selectRecords(new RecordSource(merged.records), candidates, budget));
  }

  #describe(stored: StoredOperation) {
    const query = this.#options.queries[stored.name];
    if (!query) return [];
    const descriptor = createOperationDescriptor(getRequest(query), stored.variables);
    return [{ stored, descriptor }];
  }

  #assemble(selection: Pick<Snapshot, "operations" | "records">): Snapshot {
    return { version: snapshotVersion, savedAt: Date.now(), memberId: nobody, ...selection };
  }

  // A snapshot that could not be replaced is an old one: better none.
  #drop() {
    try {
      (this.#options.storage ?? (() => localStorage))().removeItem(storageKey);
    } catch {
      // A forbidden storage holds nothing to remove.
    }
  }
}
