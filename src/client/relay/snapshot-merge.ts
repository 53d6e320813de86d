import type { StoredOperation } from "./recent-operations.ts";
import type { RecordMap, Snapshot } from "./snapshot-format.ts";

/**
 * Joins this tab's snapshot with one that another tab wrote meanwhile. As in any three-way merge,
 * what this tab has not changed since both last agreed is the other tab's to say.
 *
 * @param base the records as this tab last read or wrote them
 */
export function mergeSnapshots(ours: Snapshot, theirs: Snapshot, base: RecordMap): Snapshot {
  const records: RecordMap = { ...theirs.records };
  for (const [id, record] of Object.entries(ours.records)) {
    const unchanged = sameRecord(record, base[id]);
    if (!(id in theirs.records) || !unchanged) records[id] = record;
  }
  return { ...ours, operations: mergeOperations(ours.operations, theirs.operations), records };
}

function mergeOperations(
  ours: readonly StoredOperation[],
  theirs: readonly StoredOperation[],
): StoredOperation[] {
  const merged = new Map<string, StoredOperation>();
  for (const operation of [...theirs, ...ours]) {
    const key = `${operation.name}:${JSON.stringify(operation.variables)}`;
    const known = merged.get(key);
    if (!known || known.usedAt < operation.usedAt) merged.set(key, operation);
  }
  return [...merged.values()].sort((a, b) => a.usedAt - b.usedAt);
}

function sameRecord(a: RecordMap[string], b: RecordMap[string]): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
