import { eachOf } from "./each-of.ts";
import { fetchNeed, isPicture, NotHad, type Asking } from "./fetch-need.ts";
import {
  needsOfEach,
  servicesOf,
  type Device,
  type ListToTake,
  type Need,
  type ThingToTake,
} from "./needs.ts";
import {
  bytesOf,
  isRecord,
  readTaken,
  takenCacheOf,
  writeTaken,
  type TakenList,
  type TakenWork,
} from "./taken-list.ts";

/** Browser features that a download needs; tests replace them. */
export type Means = Asking & {
  storage: CacheStorage;
  build: string;
  now: () => Date;
};

/** Progress of a download. */
export type Progress = {
  /** Number of complete works. */
  works: number;
  /** Bytes of the complete works and of the one in progress. */
  bytes: number;
};

export type Outcome = {
  /** `stopped` by the visitor, `full` for lack of storage, `cut` when the server was no longer reached. */
  why: "done" | "stopped" | "full" | "cut";
  /** The list as it is stored now. */
  taken: TakenList;
  /** The works that could not be downloaded or renewed. */
  missing: readonly ThingToTake[];
};

/** Number of concurrent requests; a browser has as many connections. */
const atOnce = 6;
/** Number of works that must fail in a row for lack of a network before the download ends. */
const mostCut = 2;
/** Number of works between two writes of the record, so that little is repeated after an interruption. */
const pace = 8;

/**
 * Downloads a list. Stored assets are not downloaded again, and assets that are no longer needed are removed. The
 * download can end at any time, by the visitor, a connection loss or a full disk: complete works stay, and another
 * download continues from there.
 *
 * @throws DOMException where storage is forbidden
 */
export async function takeList(
  list: ListToTake,
  device: Device,
  means: Means,
  onProgress: (progress: Progress) => void,
): Promise<Outcome> {
  const { storage, build, now } = means;
  const cache = await storage.open(takenCacheOf(list.id));
  const there = new Set((await cache.keys()).map(({ url }) => addressOf(url)));
  const known = new Map<string, TakenWork>();
  for (const work of (await readTaken(storage, list.id))?.works ?? []) known.set(work.slug, work);
  const needs = needsOfEach(list, device);
  const progress = { works: 0, bytes: 0 };
  const missing: ThingToTake[] = [];
  let cuts = 0;

  const record = (isWhole: boolean): TakenList => {
    const works = [...known.values()];
    const { id, title, path, exhibition } = list;
    const at = now().toISOString();
    return { id, title, path, ...(exhibition && { exhibition }), at, build, isWhole, works };
  };
  const end = async (why: Outcome["why"], isWhole: boolean): Promise<Outcome> => {
    const taken = record(isWhole);
    await writeTaken(cache, taken).catch((error: unknown) => {
      // The previous record then remains, and the next download finds what is stored.
      if (!isFull(error)) throw error;
    });
    return { why, taken, missing };
  };
  const drop = (isKept: (address: string) => boolean) =>
    Promise.all(
      [...there].filter((address) => !isKept(address)).map((address) => cache.delete(address)),
    );

  const takeWork = async (work: ThingToTake): Promise<TakenWork> => {
    const wanted = needs.get(work.slug) ?? [];
    const pictures = wanted.filter(({ kind }) => isPicture(kind));
    const before = known.get(work.slug);
    const isKnown =
      before?.pictures === pictures.length && pictures.every(({ address }) => there.has(address));
    const begun = progress.bytes;
    let pictureBytes = isKnown ? before.pictureBytes : 0;
    let textBytes = 0;
    await eachOf(isKnown ? wanted.filter(isText) : wanted, atOnce, async (need) => {
      const size = await takeNeed(need);
      if (isText(need)) textBytes += size;
      else pictureBytes += size;
      onProgress({ ...progress, bytes: begun + pictureBytes + textBytes });
    });
    progress.bytes = begun + pictureBytes + textBytes;
    const services = servicesOf(work);
    return { slug: work.slug, services, pictures: pictures.length, pictureBytes, textBytes };
  };

  const takeNeed = async (need: Need): Promise<number> => {
    means.signal.throwIfAborted();
    if (!isText(need) && there.has(need.address)) {
      const kept = await cache.match(need.address);
      if (kept) return (await kept.blob()).size;
    }
    const response = await fetchNeed(need, means);
    const blob = await response.blob();
    const { status, headers } = response;
    await cache.put(need.address, new Response(blob, { status, headers }));
    there.add(need.address);
    return blob.size;
  };

  try {
    // Writing the record first makes the list removable even if the browser is closed during the download.
    await writeTaken(cache, record(false));
  } catch (error) {
    if (isFull(error)) return end("full", false);
    throw error;
  }
  for (const [place, work] of list.works.entries()) {
    const begun = progress.bytes;
    try {
      known.set(work.slug, await takeWork(work));
      progress.works += 1;
      cuts = 0;
      if ((place + 1) % pace === 0) await writeTaken(cache, record(false));
    } catch (error) {
      progress.bytes = begun;
      if (means.signal.aborted) return end("stopped", false);
      if (isFull(error)) {
        // An incomplete work is useless, and the record needs space too.
        const whole = list.works.filter(({ slug }) => known.has(slug));
        const kept = addressesOf(whole.flatMap(({ slug }) => needs.get(slug) ?? []));
        await drop((address) => kept.has(address) || isRecord(address));
        return end("full", false);
      }
      if (!(error instanceof NotHad)) throw error;
      const wanted = needs.get(work.slug) ?? [];
      if (!wanted.every(({ address }) => there.has(address))) known.delete(work.slug);
      missing.push(work);
      cuts = error.why === "cut" ? cuts + 1 : 0;
      if (cuts >= mostCut) return end("cut", false);
    }
    onProgress({ ...progress });
  }

  const wanted = addressesOf([...needs.values()].flat());
  for (const slug of known.keys()) if (!needs.has(slug)) known.delete(slug);
  await drop((address) => wanted.has(address) || isRecord(address));
  return end("done", missing.length === 0);
}

/**
 * Finds what is missing of a list.
 *
 * @returns the incomplete works, and the assets to download for them
 */
export async function lacking(
  list: ListToTake,
  device: Device,
  storage: CacheStorage,
): Promise<{ works: ThingToTake[]; needs: Need[] }> {
  const there = new Set<string>();
  if (await storage.has(takenCacheOf(list.id))) {
    const cache = await storage.open(takenCacheOf(list.id));
    for (const { url } of await cache.keys()) there.add(addressOf(url));
  }
  const wanted = needsOfEach(list, device);
  const lack = list.works.map((work) => ({
    work,
    needs: (wanted.get(work.slug) ?? []).filter(({ address }) => !there.has(address)),
  }));
  return {
    works: lack.filter(({ needs }) => needs.length > 0).map(({ work }) => work),
    needs: lack.flatMap(({ needs }) => needs),
  };
}

/**
 * Removes a downloaded list.
 *
 * @returns the bytes freed, as far as they were recorded
 */
export async function removeTaken(storage: CacheStorage, id: string): Promise<number> {
  const taken = await readTaken(storage, id);
  await storage.delete(takenCacheOf(id));
  return taken ? bytesOf(taken) : 0;
}

const isText = ({ kind }: Need) => !isPicture(kind);

const addressesOf = (needs: readonly Need[]) => new Set(needs.map(({ address }) => address));

function addressOf(url: string): string {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === "QuotaExceededError";
}
