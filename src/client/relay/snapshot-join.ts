import { RecordSource, type IEnvironment } from "relay-runtime";
import type { RecentOperations } from "./recent-operations.ts";
import type { RecordMap, Snapshot, StoredRecord } from "./snapshot-format.ts";
import { continueList, edgeIds, isList } from "./snapshot-lists.ts";
import { reviveOperations, type QueryByName } from "./snapshot.ts";

type JoinOptions = {
  environment: IEnvironment;
  /** The store's records without the optimistic changes that lie above them. */
  source: RecordSource;
  recent: RecentOperations;
  queries: QueryByName;
  snapshot: Snapshot;
};

/**
 * Joins a snapshot to a store that holds the server's answers already, for pages that came with their
 * first answer. The server wins field by field; whoever shows data is told only if it changed.
 */
export function joinSnapshot({
  environment,
  source,
  recent,
  queries,
  snapshot,
}: JoinOptions): void {
  reviveOperations(snapshot, recent, queries);
  const missing = new RecordSource(missingRecords(source, snapshot.records));
  // Inside an update the optimistic changes are off, and are put back on top afterwards.
  environment.commitUpdate(() => environment.getStore().publish(missing));
}

/**
 * What a snapshot has and the store has not: whole records, and single fields of records that both
 * have. Of a record that the store knows to be gone, nothing. A list that is longer in the snapshot goes
 * on with what it holds there.
 *
 * @returns records and parts of records; written over the store, they change no field that it has, but
 *   for the ends of such lists
 */
export function missingRecords(source: Pick<RecordSource, "get">, kept: RecordMap): RecordMap {
  const missing: RecordMap = {};
  const read = (id: string) => source.get(id);
  const readKept = (id: string) => (Object.hasOwn(kept, id) ? kept[id] : undefined);
  const continued: RecordMap[] = [];
  const dropped = new Set<string>();

  for (const [id, record] of Object.entries(kept)) {
    const known = read(id);
    if (known === undefined) missing[id] = record;
    if (!known || !record) continue;
    const fields = missingFields(known, record);
    if (fields) missing[id] = fields;
    if (isList(known) && isList(record)) {
      continued.push(continueList(known, read, record, readKept));
      for (const edge of edgeIds(record)) dropped.add(edge);
    }
  }
  for (const id of dropped) delete missing[id];
  for (const records of continued) {
    for (const [id, record] of Object.entries(records)) {
      missing[id] = { ...missing[id], ...record } as StoredRecord;
    }
  }
  return missing;
}

function missingFields(known: StoredRecord, record: StoredRecord): StoredRecord | null {
  const fields = Object.entries(record).filter(([field]) => !Object.hasOwn(known, field));
  if (fields.length === 0) return null;
  const { __id, __typename } = known;
  return { __id, __typename, ...Object.fromEntries(fields) };
}
