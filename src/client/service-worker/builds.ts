import { dropBounded } from "./bounded.ts";
import { buildOf, pagesCacheOf, shellCacheOf } from "./names.ts";

const recordCache = "vitrine-builds";
const recordAddress = "/vitrine-builds";

/** Number of builds whose files stay cached: the worker's own, and the one that open tabs still run. */
const builds = 2;

/**
 * Drops the caches of earlier builds, except the files of the previous one, which open tabs still need. A build whose
 * worker was replaced while it waited never ran in a tab, so the builds that ran are recorded.
 *
 * @param own the build that starts now
 * @param isAnotherComing whether a newer worker is being installed, whose files must not be treated as old
 */
export async function dropEarlierBuilds(own: string, isAnotherComing: boolean): Promise<void> {
  const names = await caches.keys();
  const earlier = (await readRecord()) ?? shellBuilds(names);
  const running = [own, ...earlier.filter((build) => build !== own)].slice(0, builds);
  await writeRecord(running);
  if (isAnotherComing) return;
  const kept = new Set([...running.map(shellCacheOf), pagesCacheOf(own)]);
  const dropped = names.filter((name) => buildOf(name) !== undefined && !kept.has(name));
  await Promise.all(dropped.map(dropBounded));
}

/** Returns the builds that have a shell cache, latest first; caches are listed in order of creation. */
function shellBuilds(names: string[]): string[] {
  const found = names.filter((name) => name.startsWith(shellCacheOf(""))).map(buildOf);
  return found.filter((build) => build !== undefined).reverse();
}

async function readRecord(): Promise<string[] | undefined> {
  const record = await (await caches.open(recordCache)).match(recordAddress);
  const known: unknown = await record?.json().catch(() => undefined);
  return Array.isArray(known) ? known.map(String) : undefined;
}

async function writeRecord(running: string[]): Promise<void> {
  const record = new Response(JSON.stringify(running));
  await (await caches.open(recordCache)).put(recordAddress, record);
}
