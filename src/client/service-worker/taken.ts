import { takenPrefix } from "./names.ts";

/** What the visitor took along of this address, if anything; never fails. */
export async function takenAnswer(request: Request): Promise<Response | undefined> {
  try {
    for (const cacheName of await caches.keys()) {
      if (!cacheName.startsWith(takenPrefix)) continue;
      const taken = await caches.match(request, { cacheName, ignoreVary: true });
      if (taken) return taken;
    }
  } catch {
    // A storage that is forbidden or broken holds nothing.
  }
  return undefined;
}
