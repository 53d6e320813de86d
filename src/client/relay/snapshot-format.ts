import type { RecordSource, Variables } from "relay-runtime";
import { buildId, contractHash } from "./build.ts";
import type { StoredOperation } from "./recent-operations.ts";

/** Relay's records by their ids. */
export type RecordMap = NonNullable<ConstructorParameters<typeof RecordSource>[0]>;

/** One of Relay's records, as text in a storage can hold it. */
export type StoredRecord = NonNullable<RecordMap[string]>;

/** What is kept between two visits. */
export type Snapshot = {
  /** The contract and build it was made by; another one's is of no use. */
  version: string;
  /** When it was written, in milliseconds since 1970. */
  savedAt: number;
  /** Whose it is; null for a visitor without an account. */
  memberId: string | null;
  /** The operations shown last, least recently used first. */
  operations: StoredOperation[];
  /** The records these operations reach. */
  records: RecordMap;
};

/** Names what a snapshot must have been made by to be used. */
export const snapshotVersion = `${contractHash}.${buildId}`;

/**
 * Reads a snapshot; null if it is damaged, of another version or another member's.
 *
 * @param text as the storage gives it
 */
export function parseSnapshot(text: string | null, memberId: string | null): Snapshot | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value)) return null;
    const { version, savedAt, memberId: owner, operations, records } = value;
    if (version !== snapshotVersion || owner !== memberId || typeof savedAt !== "number")
      return null;
    if (!Array.isArray(operations) || !operations.every(isStoredOperation)) return null;
    if (!isRecordMap(records)) return null;
    return { version, savedAt, memberId, operations, records };
  } catch {
    return null;
  }
}

function isStoredOperation(value: unknown): value is StoredOperation {
  return (
    isRecord(value) &&
    typeof value["name"] === "string" &&
    typeof value["usedAt"] === "number" &&
    isVariables(value["variables"])
  );
}

function isVariables(value: unknown): value is Variables {
  return isRecord(value);
}

function isRecordMap(value: unknown): value is RecordMap {
  return (
    isRecord(value) &&
    Object.entries(value).every(
      ([id, record]) => record === null || (isRecord(record) && record["__id"] === id),
    )
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
