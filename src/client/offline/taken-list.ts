import { takenPrefix } from "../service-worker/names.ts";

/** A work, or a part of an exhibition, that is whole on this device. */
export type TakenWork = {
  readonly slug: string;
  /** What the addresses of its pictures begin with. */
  readonly services: readonly string[];
  /** How many pictures and tiles it has, and their bytes. */
  readonly pictures: number;
  readonly pictureBytes: number;
  /** Bytes of its answer and page. */
  readonly textBytes: number;
};

/** What is written down of a list that was taken along. */
export type TakenList = {
  readonly id: string;
  readonly title: string;
  /** Of the page where it is read; older lists do not say it. */
  readonly path?: string;
  /** The slug of the exhibition, if it is one. */
  readonly exhibition?: string;
  /** When it was taken or renewed last, as ISO 8601. */
  readonly at: string;
  /** The build its texts belong to. */
  readonly build: string;
  /** Whether everything that was wanted is there; if not, taking it again goes on. */
  readonly isWhole: boolean;
  readonly works: readonly TakenWork[];
};

/** What is written down lies beside what it tells of, so that both go together, whoever drops them. */
const recordAddress = "/vitrine-taken";

/** The cache that a list is taken into. */
export const takenCacheOf = (id: string) => `${takenPrefix}-${id}`;

/** Everything a list takes of the device's storage, in bytes. */
export function bytesOf({ works }: Pick<TakenList, "works">): number {
  return works.reduce((sum, work) => sum + work.pictureBytes + work.textBytes, 0);
}

/**
 * What is written down of a list; null if it was not taken, or what is there cannot be read.
 *
 * @throws DOMException where storage is forbidden
 */
export async function readTaken(storage: CacheStorage, id: string): Promise<TakenList | null> {
  const record = await storage.match(recordAddress, { cacheName: takenCacheOf(id) });
  const known: unknown = await record?.json().catch(() => null);
  return isTakenList(known) && known.id === id ? known : null;
}

/** The ids of all lists that were taken. */
export async function takenIds(storage: CacheStorage): Promise<string[]> {
  const start = takenCacheOf("");
  const names = await storage.keys();
  return names.filter((name) => name.startsWith(start)).map((name) => name.slice(start.length));
}

/**
 * Writes down what there is of a list in the list's cache. That is one opened before the list was looked
 * at: one opened by its name now might be there anew, after somebody removed the list.
 *
 * @throws DOMException when the storage is full or forbidden
 */
export async function writeTaken(cache: Pick<Cache, "put">, list: TakenList): Promise<void> {
  await cache.put(recordAddress, Response.json(list));
}

/** Whether an address in a list's cache is that of what is written down. */
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
