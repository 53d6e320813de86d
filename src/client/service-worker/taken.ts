import { takenPrefix } from "./names.ts";

/** Returns the response for a request from the offline downloads, if there is one; never rejects. */
export async function takenAnswer(request: Request): Promise<Response | undefined> {
  try {
    for (const cacheName of await caches.keys()) {
      if (!cacheName.startsWith(takenPrefix)) continue;
      const taken = await caches.match(request, { cacheName, ignoreVary: true });
      if (taken) return taken;
    }
  } catch {
    // Storage that is forbidden or broken has nothing.
  }
  return undefined;
}
