import type { IEnvironment, RecordSource } from "relay-runtime";
import type { RecentOperations } from "./recent-operations.ts";
import {
  recordSourceOf,
  type Records,
  type Snapshot,
  type StoredRecord,
} from "./snapshot-format.ts";
import { continueList, edgeIds, isList } from "./snapshot-lists.ts";
import { reviveOperations, type QueryByName } from "./snapshot.ts";

type JoinOptions = {
  environment: IEnvironment;
  /** The store's records without the optimistic updates above them. */
  source: RecordSource;
  recent: RecentOperations;
  queries: QueryByName;
  snapshot: Snapshot;
};

/**
 * Merges a snapshot into a store that already holds answers of the server, for server-rendered pages. The server's data
 * wins field by field; subscribers are notified only if their data changed.
 */
export function joinSnapshot({
  environment,
  source,
  recent,
  queries,
  snapshot,
}: JoinOptions): void {
  reviveOperations(snapshot, recent, queries);
  const missing = recordSourceOf(missingRecords(source, snapshot.records));
  // `commitUpdate` reverts optimistic updates and reapplies them afterwards.
  environment.commitUpdate(() => environment.getStore().publish(missing));
}

/**
 * Returns what a snapshot has and the store does not: whole records, and single fields of records that both have. Omits
 * records that the store knows to be deleted. Continues a list with its entries in a longer snapshot list.
 *
 * @returns records and parts of records; published to the store, they change no field that it has, except the ends of
 *   such lists
 */
export function missingRecords(source: Pick<RecordSource, "get">, kept: Records): Records {
  const missing: Records = new Map();
  const read = (id: string) => source.get(id);
  const continued = new Map<string, StoredRecord>();
  const renumbered = new Set<string>();

  for (const [id, record] of kept) {
    const known = read(id);
    if (known === undefined) missing.set(id, record);
    if (!known || !record) continue;
    const fields = missingFields(known, record);
    if (fields) missing.set(id, fields);
    if (!isList(known) || !isList(record)) continue;
    const list = continueList(known, read, record, (edge) => kept.get(edge));
    for (const [part, content] of list) continued.set(part, content);
    for (const edge of edgeIds(record)) renumbered.add(edge);
  }
  for (const id of renumbered) missing.delete(id);
  for (const [id, record] of continued) missing.set(id, { ...missing.get(id), ...record });
  return missing;
}

function missingFields(known: StoredRecord, record: StoredRecord): StoredRecord | null {
  let fields: StoredRecord | null = null;
  for (const field in record) {
    const value = record[field];
    if (value === undefined || Object.hasOwn(known, field)) continue;
    fields ??= { ...identity(known) };
    fields[field] = value;
  }
  return fields;
}

function identity({ __id, __typename }: StoredRecord): StoredRecord {
  return { __id, __typename } as StoredRecord;
}
