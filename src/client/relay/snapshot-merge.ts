import type { StoredOperation } from "./recent-operations.ts";
import type { Records, Snapshot, StoredRecord } from "./snapshot-format.ts";
import { edgeIds, isList, pageInfoId } from "./snapshot-lists.ts";

type Content = Pick<Snapshot, "operations" | "records">;

/**
 * Joins this tab's snapshot with one that another tab wrote meanwhile. As in any three-way merge,
 * what this tab has not changed since both last agreed is the other tab's to say.
 *
 * @param base the records as this tab last read or wrote them
 */
export function mergeSnapshots(ours: Content, theirs: Content, base: Records): Content {
  const records: Records = new Map(theirs.records);
  for (const [id, record] of ours.records) {
    records.set(id, mergeRecords(record, theirs.records.get(id), base.get(id)));
  }
  for (const [id, record] of ours.records) {
    if (!record || !isList(record) || same(record["edges"], base.get(id)?.["edges"])) continue;
    // A list's edges and its end belong together: they come from one tab.
    for (const part of [pageInfoId(record) ?? id, ...edgeIds(record)]) {
      const own = ours.records.get(part);
      if (own) records.set(part, own);
    }
  }
  return { operations: mergeOperations(ours.operations, theirs.operations), records };
}

/** Names a stored operation with its variables. */
export function storedKey({ name, variables }: StoredOperation): string {
  return `${name}:${JSON.stringify(variables)}`;
}

function mergeOperations(
  ours: readonly StoredOperation[],
  theirs: readonly StoredOperation[],
): StoredOperation[] {
  const merged = new Map<string, StoredOperation>();
  for (const operation of [...theirs, ...ours]) {
    const known = merged.get(storedKey(operation));
    if (!known || known.usedAt < operation.usedAt) merged.set(storedKey(operation), operation);
  }
  return [...merged.values()].sort((a, b) => a.usedAt - b.usedAt);
}

type Side = StoredRecord | null | undefined;

// Field by field: the root's record holds every page's entry, and no tab has all of them.
function mergeRecords(ours: StoredRecord | null, theirs: Side, base: Side): StoredRecord | null {
  if (!ours || !theirs || ours === theirs) return ours;
  if (ours === base) return theirs;
  let merged: StoredRecord | null = null;
  let isOurs = true;
  for (const field in ours) {
    const value = ours[field];
    if (value === undefined || same(value, theirs[field])) continue;
    if (Object.hasOwn(theirs, field) && same(value, base?.[field])) isOurs = false;
    else (merged ??= { ...theirs })[field] = value;
  }
  // One that says what ours says is ours, which is known already.
  for (const field in theirs) if (!(field in ours)) isOurs = false;
  return isOurs ? ours : (merged ?? theirs);
}

/** Whether two fields hold the same: scalars, links, and lists of either. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((entry, at) => entry === b[at]);
  }
  if ("__ref" in a) return "__ref" in b && a.__ref === b.__ref;
  return "__refs" in a && "__refs" in b && same(a.__refs, b.__refs);
}
