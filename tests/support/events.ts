import { announce } from "../../src/server/store/announcements.ts";
import { newId } from "../../src/server/store/ids.ts";
import type { Store } from "../../src/server/store/store.ts";

/**
 * Waits until all who listen to a store have heard everything announced so far: events come in order,
 * and so after all others the one announced here, which is about nothing.
 */
export async function eventsHeard(store: Store): Promise<void> {
  const marker = newId();
  let hear: () => void = () => undefined;
  const heard = new Promise<void>((resolve) => (hear = resolve));
  const stop = await store.listen((event) => {
    if (event.kind === "works" && event.addedIds.includes(marker)) hear();
  });
  await announce(store.db, { kind: "works", addedIds: [marker], added: 0, changedIds: [] });
  await heard;
  await stop();
}
