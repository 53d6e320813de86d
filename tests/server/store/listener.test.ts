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
  let isSilent = false;
  const server = createServer((near) => {
    const far = connect(address);
    sockets.push(near, far);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      // What was under way when the wire fell silent stays lost, as behind a firewall that forgot it.
      let isLost = false;
      from.on("data", (bytes) => {
        isLost ||= isSilent;
        if (!isLost) to.write(bytes);
      });
      from.on("close", () => to.destroy());
      from.on("error", () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    config: { host: "127.0.0.1", port, user, database, password },
    fallSilent: () => (isSilent = true),
    carryNew: () => (isSilent = false),
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

eachDatabase((_, open) => {
  let store: Store;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ store, close } = await open());
  });
  afterAll(() => close());

  test("a listener whose connection falls silent makes another, and says that anything may have happened", async () => {
    const wire = await startWire(store.config);
    const listener = new Listener(wire.config, undefined, pulse);
    const heard: StoreEvent[] = [];
    await listener.follow((event) => heard.push(event));

    await announce(store.db, added("a"));
    await expect.poll(() => heard).toEqual([added("a")]);

    wire.fallSilent();
    await announce(store.db, added("b"));
    // Its next connection is carried again.
    setTimeout(wire.carryNew, pulse);
    const anything = { kind: "works", addedIds: [], added: 0, changedIds: [] };
    await expect.poll(() => heard, { timeout: 10_000 }).toEqual([added("a"), anything]);

    await announce(store.db, added("c"));
    await expect.poll(() => heard).toEqual([added("a"), anything, added("c")]);
    await listener.close();
    wire.stop();
  });
});
