import { announce } from "../../src/server/store/announcements.ts";
import { newId } from "../../src/server/store/ids.ts";
import type { StoreEvent } from "../../src/server/store/announcements.ts";
import type { Database } from "../../src/server/store/connection.ts";

/** A source of events: the store, or the search index. */
type Listening = {
  listen(handler: (event: StoreEvent) => void): (() => void) | Promise<() => Promise<void>>;
};

/**
 * Waits until all listeners have received every event announced so far. Events arrive in order, so it announces an
 * event with an unknown id and waits for that.
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
