import { dropBounded } from "./bounded.ts";
import { buildOf, pagesCacheOf, shellCacheOf } from "./names.ts";

const recordCache = "vitrine-builds";
const recordAddress = "/vitrine-builds";

/** How many builds' files are kept: the worker's own, and the one that tabs left open still run. */
const builds = 2;

/**
 * Drops what earlier builds kept, but for the files of the one before, which tabs left open still need. A
 * build whose worker waited and was overtaken never ran in a tab, so what ran is written down.
 *
 * @param own the build that begins now
 * @param isAnotherComing whether a newer worker is being installed, whose files must not be taken for old
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

/** The builds that have a shell, the last one first; caches are listed in the order they were made. */
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
