import { RecordSource, type Variables } from "relay-runtime";
import { buildId, contractHash } from "./build.ts";
import type { StoredOperation } from "./recent-operations.ts";

/** One of Relay's records. */
export type StoredRecord = NonNullable<ReturnType<RecordSource["get"]>>;

/** Relay's records by their ids; null for one that is known not to exist. */
export type Records = Map<string, StoredRecord | null>;

/** Store contents that persist between two visits. */
export type Snapshot = {
  /** When it was written, in milliseconds since 1970. */
  savedAt: number;
  /** Unique to each write, to detect whether another tab has written since. */
  stamp: string;
  /** Id of the member who was signed in, or null. */
  memberId: string | null;
  /** The most recently shown operations, least recently used first. */
  operations: StoredOperation[];
  /** The records these operations reach. */
  records: Records;
};

/** Owner of a snapshot; nobody else can read it. */
export type SnapshotOwner = {
  /** Contract hash and build; a snapshot of another version is unusable. */
  version: string;
  /** Null for an anonymous visitor; undefined until the viewer is known, which accepts the snapshot of any viewer. */
  memberId: string | null | undefined;
};

/** Version that a snapshot must have to be used. */
export const snapshotVersion = `${contractHash}.${buildId}`;

/** Maximum length of a snapshot, in characters; a longer text was not written by the site. */
const longest = 5_000_000;

/**
 * Serializes a snapshot. Its owner comes first, so that a foreign snapshot is recognized without parsing all of it.
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

/** Returns whether a text is a snapshot of this owner, intact or damaged. */
export function isOwnedBy(text: string, owner: SnapshotOwner): boolean {
  return text.startsWith(ownedBy(owner));
}

/** Returns whether a text is the snapshot with this stamp. */
export function hasStamp(text: string, owner: SnapshotOwner, stamp: string): boolean {
  return text.startsWith(`${ownedBy(owner)}"stamp":${JSON.stringify(stamp)},`);
}

/**
 * Parses a snapshot; null if it is damaged or has another version or owner. Times in the future, from a wrong clock,
 * become the current time.
 *
 * @param text as read from storage
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

/** Creates a Relay record source from records. They are not copied; Relay copies only what it changes. */
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

// Relay throws on links of the wrong shape, and would treat `__proto__` as a field.
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
