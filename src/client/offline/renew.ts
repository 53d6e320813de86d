import { eachOf } from "./each-of.ts";
import { fetchNeed } from "./fetch-need.ts";
import { answerAddress, pageAddress, type Need } from "./needs.ts";
import { readTaken, takenCacheOf, takenIds, writeTaken } from "./taken-list.ts";
import type { Means } from "./take-list.ts";

/**
 * After an update of the site: fetches the texts of what was taken along anew, since the new program asks
 * other questions and its pages name other files. Pictures stay. What does not succeed is tried again at
 * the next visit.
 */
export async function renewTaken({ storage, build, ...asking }: Means): Promise<void> {
  for (const id of await takenIds(storage)) {
    const taken = await readTaken(storage, id);
    if (!taken || taken.build === build) continue;
    const cache = await storage.open(takenCacheOf(id));
    const needs = taken.works.flatMap(({ slug }): Need[] => [
      { address: answerAddress(slug), kind: "answer", weight: 1 },
      { address: pageAddress(slug), kind: "page", weight: 1 },
    ]);
    // Two at a time, which nobody who is looking at something notices.
    await eachOf(needs, 2, async (need) => cache.put(need.address, await fetchNeed(need, asking)));
    await writeTaken(storage, { ...taken, build });
  }
}
