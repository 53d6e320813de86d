import { sql } from "drizzle-orm";
import type pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { announce, channel } from "../../../src/server/store/announcements.ts";
import type { StoreEvent } from "../../../src/server/store/announcements.ts";
import { Listener } from "../../../src/server/store/listener.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { eachDatabase } from "../../support/database.ts";
import { startWire } from "../../support/wire.ts";

const pulse = 100;
const added = (id: string): StoreEvent => ({
  kind: "works",
  addedIds: [id],
  added: 1,
  changedIds: [],
});

/** A listener over `config` with short limits, tested over `store`. */
function listenOver(config: pg.ClientConfig, store: Store, onSilence = () => {}): Listener {
  const notify = (payload: string) =>
    store.db.execute(sql`SELECT pg_notify(${channel}, ${payload})`);
  return new Listener(config, { notify, onSilence, pulse });
}

eachDatabase("listener", (_, open) => {
  let store: Store;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ store, close } = await open());
  });
  afterAll(() => close());

  test("a listener whose connection falls silent makes another, and says that anything may have happened", async () => {
    const wire = await startWire(store.config);
    const onSilence = vi.fn();
    const listener = listenOver(wire.config, store, onSilence);
    expect(listener.isHearing).toBe(false);
    const heard: StoreEvent[] = [];
    await listener.follow((event) => heard.push(event));

    await announce(store.db, added("a"));
    await expect.poll(() => heard).toEqual([added("a")]);

    expect(listener.isHearing).toBe(true);

    wire.fallSilent();
    await announce(store.db, added("b"));
    const anything = { kind: "works", addedIds: [], added: 0, changedIds: [] };
    await expect.poll(() => heard).toEqual([added("a"), anything]);

    expect(onSilence).toHaveBeenCalledOnce();
    await announce(store.db, added("c"));
    await expect.poll(() => heard).toEqual([added("a"), anything, added("c")]);
    wire.stop();
    await expect.poll(() => listener.isHearing).toBe(false);
    await listener.close();
  });

  test("a listener refuses a connection over which no notification arrives", async () => {
    const notify = () => Promise.resolve();
    const listener = new Listener(store.config, { notify, patience: pulse });
    await expect(listener.follow(() => {})).rejects.toMatchObject({ code: "NotificationsUnheard" });
    expect(listener.isHearing).toBe(false);
    await listener.close();
  });
});
