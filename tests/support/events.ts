import { announce } from "../../src/server/store/announcements.ts";
import { newId } from "../../src/server/store/ids.ts";
import type { StoreEvent } from "../../src/server/store/announcements.ts";
import type { Database } from "../../src/server/store/connection.ts";

/** Tells of events: a store, or the index over it. */
type Listening = {
  listen(handler: (event: StoreEvent) => void): (() => void) | Promise<() => Promise<void>>;
};

/**
 * Waits until all who listen have heard everything announced so far: events come in order,
 * and so after all others the one announced here, which is about nothing.
 */
export async function eventsHeard(db: Database, listening: Listening): Promise<void> {
  const marker = newId();
  let hear: () => void = () => undefined;
  const heard = new Promise<void>((resolve) => (hear = resolve));
  const stop = await listening.listen((event) => {
    if (event.kind === "works" && event.addedIds.includes(marker)) hear();
  });
  await announce(db, { kind: "works", addedIds: [marker], added: 0, changedIds: [] });
  await heard;
  await stop();
}
