import { RecordSource, Store, type OperationDescriptor } from "relay-runtime";
import type { StoredOperation } from "./recent-operations.ts";
import type { RecordMap } from "./snapshot-format.ts";

type Candidate = { stored: StoredOperation; descriptor: OperationDescriptor };
type Selection = { operations: StoredOperation[]; records: RecordMap };

const invalidatedAt = "__invalidated_at";

/**
 * Chooses what a snapshot holds: the operations used last whose records fit the budget together, and
 * those records. An operation that does not fit is left out with everything used longer ago.
 *
 * @param candidates least recently used first
 * @param budget in characters of JSON
 */
export function selectRecords(
  source: RecordSource,
  candidates: readonly Candidate[],
  budget: number,
): Selection {
  const all = source.toJSON() as RecordMap;
  const records: RecordMap = {};
  const operations: StoredOperation[] = [];
  let size = 0;
  for (const { stored, descriptor } of candidates.toReversed()) {
    const fresh = reached(all, descriptor).filter((id) => !(id in records));
    const added: RecordMap = {};
    for (const id of fresh) added[id] = withoutInvalidation(all[id]);
    const addedSize = JSON.stringify(added).length + JSON.stringify(stored).length;
    if (size + addedSize > budget) break;
    size += addedSize;
    Object.assign(records, added);
    operations.unshift(stored);
  }
  return { operations, records };
}

/** The ids an operation reaches: what is left when everything else is collected as garbage. */
function reached(all: RecordMap, descriptor: OperationDescriptor): string[] {
  const source = new RecordSource({ ...all });
  const store = new Store(source, { gcScheduler: (run) => run(), gcReleaseBufferSize: 0 });
  const retained = store.retain(descriptor);
  store.scheduleGC();
  const ids = source.getRecordIDs();
  retained.dispose();
  return ids;
}

/** A mark of invalidation means nothing to the next store, which counts from the beginning. */
function withoutInvalidation(record: RecordMap[string]): RecordMap[string] {
  if (!record || !(invalidatedAt in record)) return record;
  const { [invalidatedAt]: _dropped, ...rest } = record;
  return rest;
}
