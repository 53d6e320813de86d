import { RecordSource, type Variables } from "relay-runtime";
import { buildId, contractHash } from "./build.ts";
import type { StoredOperation } from "./recent-operations.ts";

/** One of Relay's records. */
export type StoredRecord = NonNullable<ReturnType<RecordSource["get"]>>;

/** Relay's records by their ids; null for one that is known not to exist. */
export type Records = Map<string, StoredRecord | null>;

/** What is kept between two visits. */
export type Snapshot = {
  /** When it was written, in milliseconds since 1970. */
  savedAt: number;
  /** Another one for every writing, to see by whether another tab has written since. */
  stamp: string;
  /** Whose it is: the id of the member who was signed in, or null. */
  memberId: string | null;
  /** The operations shown last, least recently used first. */
  operations: StoredOperation[];
  /** The records these operations reach. */
  records: Records;
};

/** Whose a snapshot is: only its own kind reads it. */
export type SnapshotOwner = {
  /** The contract and build it was made by; another one's is of no use. */
  version: string;
  /** Null for a visitor without an account; undefined while it is not known who looks: then anybody's is read. */
  memberId: string | null | undefined;
};

/** Names what a snapshot must have been made by to be used. */
export const snapshotVersion = `${contractHash}.${buildId}`;

/** A text longer than this, in characters, was not written by the site. */
const longest = 5_000_000;

/**
 * Puts a snapshot into text. What says whose it is stands first, so that a foreign one is told without
 * reading all of it.
 *
 * @param recordTexts the records as JSON
 */
export function printSnapshot(
  owner: SnapshotOwner,
  { savedAt, stamp, operations }: Omit<Snapshot, "records" | "memberId">,
  recordTexts: readonly string[],
): string {
  const rest = JSON.stringify({ stamp, savedAt, operations }).slice(1, -1);
  const known = { ...owner, memberId: owner.memberId ?? null };
  return `${ownedBy(known)}${rest},"records":[${recordTexts.join(",")}]}`;
}

/** Whether a text is a snapshot of this owner's, whole or damaged. */
export function isOwnedBy(text: string, owner: SnapshotOwner): boolean {
  return text.startsWith(ownedBy(owner));
}

/** Whether a text is the snapshot with this stamp. */
export function hasStamp(text: string, owner: SnapshotOwner, stamp: string): boolean {
  return text.startsWith(`${ownedBy(owner)}"stamp":${JSON.stringify(stamp)},`);
}

/**
 * Reads a snapshot; null if it is damaged, of another version or another member's. Times that are still
 * to come, from a clock that was wrong, become now.
 *
 * @param text as the storage gives it
 */
export function parseSnapshot(text: string, owner: SnapshotOwner): Snapshot | null {
  if (!isOwnedBy(text, owner) || text.length > longest) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (!isObject(value)) return null;
    const { stamp, savedAt, memberId, operations, records } = value;
    if (memberId !== null && typeof memberId !== "string") return null;
    if (typeof stamp !== "string" || typeof savedAt !== "number") return null;
    if (!Array.isArray(operations) || !operations.every(isStoredOperation)) return null;
    if (!Array.isArray(records)) return null;
    const now = Date.now();
    const past = operations.map((stored) => ({ ...stored, usedAt: Math.min(stored.usedAt, now) }));
    const read = readRecords(records);
    return (
      read && {
        savedAt: Math.min(savedAt, now),
        stamp,
        memberId,
        operations: past,
        records: read,
      }
    );
  } catch {
    return null;
  }
}

/** Relay's store of these records; they are not copied, only what Relay changes is. */
export function recordSourceOf(records: Records | undefined): RecordSource {
  const source = new RecordSource();
  for (const [id, record] of records ?? []) {
    if (record) source.set(id, record);
    else source.delete(id);
  }
  return source;
}

function ownedBy({ version, memberId }: SnapshotOwner): string {
  const start = `${JSON.stringify({ version }).slice(0, -1)},"memberId":`;
  return memberId === undefined ? start : `${start}${JSON.stringify(memberId)},`;
}

function isStoredOperation(value: unknown): value is StoredOperation {
  return (
    isObject(value) &&
    typeof value["name"] === "string" &&
    Number.isFinite(value["usedAt"]) &&
    isVariables(value["variables"])
  );
}

function isVariables(value: unknown): value is Variables {
  return isObject(value);
}

function readRecords(values: readonly unknown[]): Records | null {
  const records: Records = new Map();
  for (const value of values) {
    if (!isStoredRecord(value)) return null;
    records.set(String(value["__id"]), value);
  }
  return records;
}

// Relay throws on links of the wrong shape, and would take `__proto__` for a field.
function isStoredRecord(value: unknown): value is StoredRecord {
  if (!isObject(value) || typeof value["__id"] !== "string") return false;
  if (typeof value["__typename"] !== "string") return false;
  for (const field in value) {
    const content = value[field];
    if (field === "__proto__") return false;
    if (typeof content === "object" && content !== null && !isContent(content)) return false;
  }
  return true;
}

function isContent(content: object): boolean {
  if ("__ref" in content) return typeof content.__ref === "string";
  if (!("__refs" in content)) return Array.isArray(content) && content.every(isScalar);
  return Array.isArray(content.__refs) && content.__refs.every(isReference);
}

const isReference = (value: unknown) => typeof value === "string" || value === null;

const isScalar = (value: unknown) => typeof value !== "object" || value === null;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
