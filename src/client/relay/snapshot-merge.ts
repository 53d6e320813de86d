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
    records[id] = mergeRecords(record, theirs.records[id], base[id]);
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

type StoredRecord = RecordMap[string];

// Field by field: the root's record holds every page's entry, and no tab has all of them.
function mergeRecords(ours: StoredRecord, theirs: StoredRecord, base: StoredRecord): StoredRecord {
  if (!ours || !theirs) return ours;
  const merged = { ...theirs };
  for (const [field, value] of Object.entries(ours)) {
    if (!(field in theirs) || !same(value, base?.[field])) merged[field] = value;
  }
  return merged;
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
