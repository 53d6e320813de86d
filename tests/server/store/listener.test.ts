import { createServer, connect } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { announce } from "../../../src/server/store/announcements.ts";
import type { StoreEvent } from "../../../src/server/store/announcements.ts";
import { Listener } from "../../../src/server/store/listener.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { eachDatabase } from "../../support/database.ts";

const pulse = 100;
const added = (id: string): StoreEvent => ({
  kind: "works",
  addedIds: [id],
  added: 1,
  changedIds: [],
});

/** Stands between a listener and its database, and can fall silent without hanging up. */
async function startWire(config: Store["config"]) {
  const { host, port: farPort, user, database, password } = new pg.Client(config);
  const socketPath = join(host, `.s.PGSQL.${farPort}`);
  const address = host.startsWith("/") ? { path: socketPath } : { host, port: farPort };
  const sockets: Socket[] = [];
  /** Connections made before the wire fell silent stay so, as behind a firewall that forgot them. */
  let silentUpTo = 0;
  const server = createServer((near) => {
    const far = connect(address);
    sockets.push(near, far);
    const own = sockets.length;
    const carry = (from: Socket, to: Socket) => {
      from.on("data", (bytes) => {
        if (own > silentUpTo) to.write(bytes);
      });
      from.on("close", () => to.destroy());
      from.on("error", () => to.destroy());
    };
    carry(near, far);
    carry(far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    config: { host: "127.0.0.1", port, user, database, password },
    fallSilent: () => (silentUpTo = sockets.length),
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
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
    const listener = new Listener(wire.config, undefined, pulse);
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

    await announce(store.db, added("c"));
    await expect.poll(() => heard).toEqual([added("a"), anything, added("c")]);
    wire.stop();
    await expect.poll(() => listener.isHearing).toBe(false);
    await listener.close();
  });
});
