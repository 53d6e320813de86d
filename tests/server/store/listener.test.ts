import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import {
  announce,
  anythingHappened,
  channel,
  deleteOldAnnouncements,
  readAnnouncements,
} from "../../../src/server/store/announcements.ts";
import type { StoreEvent } from "../../../src/server/store/announcements.ts";
import { Listener } from "../../../src/server/store/listener.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { eachDatabase } from "../../support/database.ts";
import { eventually } from "../../support/eventually.ts";
import { startWire } from "../../support/wire.ts";

/** In milliseconds. A busy machine must also respond within this time. */
const pulse = 2_000;
const added = (id: string): StoreEvent => ({
  kind: "works",
  addedIds: [id],
  added: 1,
  changedIds: [],
});

/** Creates a listener over `config` with short limits, which is tested over `store`. */
function listenOver(config: pg.ClientConfig, store: Store, onSilence = () => {}): Listener {
  const notify = (payload: string) =>
    store.db.execute(sql`SELECT pg_notify(${channel}, ${payload})`);
  const read = (position: string | null) => readAnnouncements(store.db, position);
  return new Listener(config, { notify, read, onSilence, pulse });
}

eachDatabase("listener", (kind, open) => {
  let store: Store;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ store, close } = await open());
  });
  afterAll(() => close());

  test(
    "a listener reconnects when its connection falls silent, and reports that anything may have happened",
    { tags: ["full"] },
    async () => {
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
    },
  );

  test("Listener: reconnects when a connection ends right after its successful test", async () => {
    const wire = await startWire(store.config);
    const other = new pg.Client(wire.config);
    const heard: StoreEvent[] = [];
    let cuts = 1;
    const notify = async (payload: string) => {
      await store.db.execute(sql`SELECT pg_notify(${channel}, ${payload})`);
      if (cuts-- <= 0) return;
      await announce(store.db, added("x"));
      await expect.poll(() => heard).toEqual([added("x")]);
      await other.connect();
      const ended = new Promise<void>((resolve) => other.once("end", () => resolve()));
      wire.cut();
      await ended;
      wire.mend();
    };
    const read = (position: string | null) => readAnnouncements(store.db, position);
    other.on("error", () => undefined);
    const listener = new Listener(wire.config, { notify, read, pulse });
    await listener.follow((event) => heard.push(event)).catch(() => undefined);
    await listener.follow((event) => heard.push(event));
    await announce(store.db, added("y"));
    await expect.poll(() => heard).toContainEqual(added("y"));
    expect(listener.isHearing).toBe(true);
    await listener.close();
    wire.stop();
  });

  test(
    "a listener without notifications polls the announcements, each once",
    { tags: ["full"] },
    async () => {
      let isAway = false;
      const listener = new Listener(store.config, {
        notify: () => Promise.resolve(),
        read: async (position) => {
          if (isAway) throw new Error("The database is away.");
          return readAnnouncements(store.db, position);
        },
        patience: pulse,
        pollPause: 10,
      });
      await announce(store.db, added("before"));
      const heard: StoreEvent[] = [];
      await listener.follow((event) => heard.push(event));
      expect(listener.isHearing).toBe(true);
      await announce(store.db, added("a"));
      await expect.poll(() => heard).toEqual([added("a")]);
      await store.db.transaction(async (tx) => {
        await announce(tx, added("b"));
        await announce(tx, added("c"));
      });
      await expect.poll(() => heard).toEqual(["a", "b", "c"].map(added));

      isAway = true;
      await expect.poll(() => listener.isHearing).toBe(false);
      isAway = false;
      const anything = { kind: "works", addedIds: [], added: 0, changedIds: [] };
      await expect.poll(() => heard.at(-1)).toEqual(anything);
      await listener.close();
    },
  );

  test("Listener: uses notifications again once a later test of them arrives", async () => {
    let tests = 0;
    let isAway = false;
    const listener = new Listener(store.config, {
      notify: async (payload) => {
        if (tests++ > 0) await store.db.execute(sql`SELECT pg_notify(${channel}, ${payload})`);
      },
      read: async (position) => {
        if (isAway) throw new Error("Nobody reads any more.");
        return readAnnouncements(store.db, position);
      },
      patience: 100,
      testPause: 10,
    });
    const heard: StoreEvent[] = [];
    await listener.follow((event) => heard.push(event));
    await expect.poll(() => heard).toContainEqual(anythingHappened);
    isAway = true;
    await announce(store.db, added("notified"));
    await expect.poll(() => heard).toContainEqual(added("notified"));
    expect(listener.isHearing).toBe(true);
    await listener.close();
  });

  test("Listener: notifies all subscribers even if one throws, and reports unreadable payloads as a gap", async () => {
    const wire = await startWire(store.config);
    const listener = listenOver(wire.config, store);
    const heard: StoreEvent[] = [];
    await listener.follow(() => {
      throw new Error("This follower fails.");
    });
    await listener.follow((event) => heard.push(event));
    const payload = JSON.stringify({ kind: "works" });
    await store.db.execute(sql`SELECT pg_notify(${channel}, ${payload})`);
    await expect.poll(() => heard).toEqual([anythingHappened]);
    wire.cut();
    wire.mend();
    await expect.poll(() => heard).toEqual([anythingHappened, anythingHappened]);
    await announce(store.db, added("a"));
    await expect.poll(() => heard).toEqual([anythingHappened, anythingHappened, added("a")]);
    await listener.close();
    wire.stop();
  });

  // The embedded database has one session, in which transactions wait for each other.
  test.runIf(kind === "postgresql")(
    "announcements of a transaction are read after its commit, even after later ones",
    async () => {
      const { position } = await readAnnouncements(store.db, null);
      const first = await store.db.transaction(async (tx) => {
        await announce(tx, added("late"));
        await announce(store.db, added("early"));
        return readAnnouncements(store.db, position);
      });
      expect(first.payloads).toEqual([]);
      // Another test file may have a transaction open on the same server.
      let { position: last } = first;
      const events: unknown[] = [];
      await expect
        .poll(async () => {
          const next = await readAnnouncements(store.db, last);
          last = next.position;
          events.push(...next.payloads.map((payload) => JSON.parse(payload) as unknown));
          return events;
        })
        .toEqual([added("late"), added("early")]);
    },
  );

  const insertOld = sql`INSERT INTO announcement (event, at) VALUES ('old', now() - interval '11 minutes')`;
  const countOld = async () => {
    const { rows } = await store.db.execute(
      sql`SELECT event FROM announcement WHERE event = 'old'`,
    );
    return rows.length;
  };
  /**
   * Repeats the deletion until the old one is gone: another test file may have a transaction open on the same server.
   */
  const deleteOld = (start: string) => {
    let position = start;
    return eventually(async () => {
      position = await deleteOldAnnouncements(store.db, position);
      expect(await countOld()).toBe(0);
    });
  };

  test("old announcements are deleted only at the second pass", async () => {
    await announce(store.db, added("new"));
    await store.db.execute(insertOld);
    const position = await deleteOldAnnouncements(store.db, null);
    expect(await countOld()).toBe(1);
    await deleteOld(position);
  });

  test.runIf(kind === "postgresql")(
    "old announcements of a long transaction, or made during it, survive one pass after its end",
    async () => {
      let { position } = await readAnnouncements(store.db, null);
      await store.db.transaction(async (tx) => {
        await tx.execute(insertOld);
        await store.db.execute(insertOld);
        position = await deleteOldAnnouncements(store.db, position);
        position = await deleteOldAnnouncements(store.db, position);
        expect(await countOld()).toBe(1);
      });
      position = await deleteOldAnnouncements(store.db, position);
      expect(await countOld()).toBe(2);
      await deleteOld(position);
    },
  );
});
