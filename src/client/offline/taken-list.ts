import { takenPrefix } from "../service-worker/names.ts";

/** A work, or a part of an exhibition, that is completely stored on this device. */
export type TakenWork = {
  readonly slug: string;
  /** Prefixes of its images' URLs. */
  readonly services: readonly string[];
  /** Number of its images and tiles, and their bytes. */
  readonly pictures: number;
  readonly pictureBytes: number;
  /** Bytes of its query response and page. */
  readonly textBytes: number;
};

/** Record of a list that was downloaded. */
export type TakenList = {
  readonly id: string;
  readonly title: string;
  /** Path of the page that shows it; older records lack it. */
  readonly path?: string;
  /** The exhibition's slug, if the list is one. */
  readonly exhibition?: string;
  /** When it was last downloaded or renewed, as ISO 8601. */
  readonly at: string;
  /** The build its texts belong to. */
  readonly build: string;
  /** Whether everything requested is stored; if not, another download continues. */
  readonly isWhole: boolean;
  readonly works: readonly TakenWork[];
};

/** The record is in the same cache as the assets it describes, so that anything that deletes one deletes both. */
const recordAddress = "/vitrine-taken";

/** Returns the name of the cache that holds a list. */
export const takenCacheOf = (id: string) => `${takenPrefix}-${id}`;

/** Returns the storage that a list takes on the device, in bytes. */
export function bytesOf({ works }: Pick<TakenList, "works">): number {
  return works.reduce((sum, work) => sum + work.pictureBytes + work.textBytes, 0);
}

/**
 * Reads the record of a list; null if the list was not downloaded or its record is unreadable.
 *
 * @throws DOMException where storage is forbidden
 */
export async function readTaken(storage: CacheStorage, id: string): Promise<TakenList | null> {
  const record = await storage.match(recordAddress, { cacheName: takenCacheOf(id) });
  const known: unknown = await record?.json().catch(() => null);
  return isTakenList(known) && known.id === id ? known : null;
}

/** Returns the ids of all downloaded lists. */
export async function takenIds(storage: CacheStorage): Promise<string[]> {
  const start = takenCacheOf("");
  const names = await storage.keys();
  return names.filter((name) => name.startsWith(start)).map((name) => name.slice(start.length));
}

/**
 * Writes the record of a list into the list's cache. The cache must have been opened before the list was read: opening
 * it by name now could create it again after a removal.
 *
 * @throws DOMException when the storage is full or forbidden
 */
export async function writeTaken(cache: Pick<Cache, "put">, list: TakenList): Promise<void> {
  await cache.put(recordAddress, Response.json(list));
}

/** Returns whether a URL in a list's cache is that of its record. */
export function isRecord(address: string): boolean {
  return address === recordAddress;
}

function isTakenList(value: unknown): value is TakenList {
  if (!isRecordOf(value)) return false;
  const { id, title, path = "", exhibition = "", at, build, isWhole, works } = value;
  return (
    [path, exhibition].every((text) => typeof text === "string") &&
    [id, title, at, build].every((text) => typeof text === "string") &&
    !Number.isNaN(Date.parse(String(at))) &&
    typeof isWhole === "boolean" &&
    Array.isArray(works) &&
    works.every(isTakenWork)
  );
}

function isTakenWork(value: unknown): value is TakenWork {
  if (!isRecordOf(value) || typeof value["slug"] !== "string") return false;
  const { services } = value;
  if (!Array.isArray(services) || !services.every((service) => typeof service === "string")) {
    return false;
  }
  return ["pictures", "pictureBytes", "textBytes"].every((name) => {
    const number = value[name];
    return typeof number === "number" && Number.isFinite(number) && number >= 0;
  });
}

function isRecordOf(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
