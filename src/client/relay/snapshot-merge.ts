import type { StoredOperation } from "./recent-operations.ts";
import type { Records, Snapshot, StoredRecord } from "./snapshot-format.ts";
import { edgeIds, isList, pageInfoId } from "./snapshot-lists.ts";

type Content = Pick<Snapshot, "operations" | "records">;

/**
 * Merges this tab's snapshot with one that another tab wrote meanwhile. This is a three-way merge: where this tab has
 * not changed anything since `base`, the other tab's value wins.
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
    // A list's edges and its page info belong together, so both come from one tab.
    for (const part of [pageInfoId(record) ?? id, ...edgeIds(record)]) {
      const own = ours.records.get(part);
      if (own) records.set(part, own);
    }
  }
  return { operations: mergeOperations(ours.operations, theirs.operations), records };
}

/** Returns a key for a stored operation with its variables. */
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

// Merges field by field: the root record holds an entry for every page, and no tab has all of them.
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
  // If the result equals `ours`, `ours` is returned, so that its serialized text can be reused.
  for (const field in theirs) if (!(field in ours)) isOurs = false;
  return isOurs ? ours : (merged ?? theirs);
}

/** Returns whether two field values are equal: scalars, links, and lists of either. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((entry, at) => entry === b[at]);
  }
  if ("__ref" in a) return "__ref" in b && a.__ref === b.__ref;
  return "__refs" in a && "__refs" in b && same(a.__refs, b.__refs);
}
