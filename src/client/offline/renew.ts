import { buildOfPage } from "../service-worker/rules.ts";
import { makingWay, type Locks } from "./alone.ts";
import { eachOf } from "./each-of.ts";
import { fetchNeed, NotHad, type Asking } from "./fetch-need.ts";
import { answerAddress, pageAddress } from "./needs.ts";
import { readTaken, takenCacheOf, takenIds, writeTaken, type TakenWork } from "./taken-list.ts";
import type { Means } from "./take-list.ts";
import { exhibitionTexts, workTexts, type Texts } from "./texts.ts";

type RenewMeans = Omit<Means, "signal"> & { locks: Locks };

/**
 * Downloads the texts of all offline downloads again after an update of the site, because the new program sends other
 * queries and its pages refer to other files. Images stay. Works and exhibitions that no longer exist are removed. Any
 * failure is retried at the next visit.
 *
 * @throws {NotHad} if the server is no longer reached; otherwise the first error that prevented a list's renewal, after
 *   the other lists were renewed
 */
export async function renewTaken({ locks, ...means }: RenewMeans): Promise<void> {
  const failures: unknown[] = [];
  for (const id of await takenIds(means.storage)) {
    try {
      await makingWay(locks, id, (signal) => renewList(id, { ...means, signal }));
    } catch (error) {
      if (error instanceof NotHad && error.why === "cut") throw error;
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

async function renewList(id: string, { storage, build, now, ...asking }: Means): Promise<void> {
  const cacheName = takenCacheOf(id);
  if (!(await storage.has(cacheName))) return;
  // The cache is opened once and before the list is read, so that anything written after a removal is removed with it.
  const cache = await storage.open(cacheName);
  const taken = await readTaken(storage, id);
  if (!taken || taken.build === build) return;
  const { exhibition } = taken;
  const textsOf = exhibition === undefined ? workTexts : exhibitionTexts;
  // Of an exhibition's parts, only its page has texts.
  const texted = taken.works.filter(({ slug }) => exhibition === undefined || slug === exhibition);
  const works = new Map(taken.works.map((work) => [work.slug, work]));
  const gone: TakenWork[] = [];
  let refused = 0;
  let isRenewed = false;

  const renewWork = async (work: TakenWork) => {
    try {
      const texts = textsOf(work.slug);
      const textBytes =
        (await renewedBytes(cache, texts, build)) ?? (await renewTexts(cache, texts, asking));
      works.set(work.slug, { ...work, textBytes });
    } catch (error) {
      if (!(error instanceof NotHad) || error.why === "cut") throw error;
      if (error.why === "refused") {
        refused += 1;
        return;
      }
      works.delete(work.slug);
      gone.push(work);
    }
  };

  try {
    // Two at a time, so that a visitor who is looking at something does not notice.
    await eachOf(texted, 2, renewWork);
    isRenewed = refused === 0;
  } finally {
    if (exhibition !== undefined && gone.length > 0) {
      await storage.delete(cacheName);
    } else if (!asking.signal.aborted) {
      const left = [...works.values()];
      await dropGone(cache, gone, left);
      const at = now().toISOString();
      await writeTaken(cache, { ...taken, works: left, ...(isRenewed && { build, at }) });
    }
  }
}

/** Returns the size of texts in bytes if they are already of this build; null otherwise. */
async function renewedBytes(cache: Cache, texts: Texts, build: string): Promise<number | null> {
  const page = await cache.match(texts.page);
  if (!page || buildOfPage(page) !== build) return null;
  let bytes = (await page.blob()).size;
  for (let address: string | null = texts.answer; address !== null;) {
    const answer = await cache.match(address);
    if (!answer) return null;
    bytes += (await answer.clone().blob()).size;
    address = texts.next(await read(answer));
  }
  return bytes;
}

/** Downloads texts again and returns their size in bytes. */
async function renewTexts(cache: Cache, texts: Texts, asking: Asking): Promise<number> {
  let bytes = 0;
  const renew = async (address: string, kind: "answer" | "page"): Promise<Response> => {
    const response = await fetchNeed({ address, kind, weight: 1 }, asking);
    bytes += (await response.clone().blob()).size;
    asking.signal.throwIfAborted();
    await cache.put(address, response.clone());
    return response;
  };
  for (let address: string | null = texts.answer; address !== null;) {
    address = texts.next(await read(await renew(address, "answer")));
  }
  // The page comes last, because its build marks all texts as renewed.
  await renew(texts.page, "page");
  return bytes;
}

/** Returns the JSON of a response; null if it cannot be parsed. */
function read(answer: Response): Promise<unknown> {
  return answer.json().catch(() => null);
}

/** Removes the texts of works, of any build, and the images that no remaining work uses. */
async function dropGone(cache: Cache, gone: readonly TakenWork[], left: readonly TakenWork[]) {
  if (gone.length === 0) return;
  const needed = new Set(left.flatMap(({ services }) => services));
  const services = gone.flatMap((work) => work.services.filter((service) => !needed.has(service)));
  const pages = new Set(gone.map(({ slug }) => pageAddress(slug)));
  const variables = new Set(gone.map(({ slug }) => variablesOf(answerAddress(slug))));
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    const isGone =
      pages.has(pathname) ||
      variables.has(variablesOf(request.url) ?? "") ||
      services.some((service) => pathname.startsWith(`${service}/`));
    if (isGone) await cache.delete(request);
  }
}

function variablesOf(address: string): string | null {
  return new URL(address, location.href).searchParams.get("variables");
}
