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
 * After an update of the site: fetches the texts of what was taken along anew, since the new program asks
 * other questions and its pages name other files. Pictures stay; of works and exhibitions that are gone nothing
 * does. What does not succeed is tried again at the next visit.
 *
 * @throws {NotHad} if the server is not reached any more; else what kept a list from being renewed, after
 * the others were
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
  // Opened once, and before the list is read: what is put into it after a removal is removed with it.
  const cache = await storage.open(cacheName);
  const taken = await readTaken(storage, id);
  if (!taken || taken.build === build) return;
  const { exhibition } = taken;
  const textsOf = exhibition === undefined ? workTexts : exhibitionTexts;
  // Of an exhibition its page alone has texts.
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
    // Two at a time, which nobody who is looking at something notices.
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

/** How many bytes texts have if they are of the build already; null if they are not. */
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

/** Fetches texts anew; says how many bytes they have. */
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
  // The page comes last: with it, the whole is of the new build.
  await renew(texts.page, "page");
  return bytes;
}

/** What an answer says; null if it cannot be read. */
function read(answer: Response): Promise<unknown> {
  return answer.json().catch(() => null);
}

/** Lets go of works, whatever build their texts are of, and of pictures that none of those left shows. */
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
