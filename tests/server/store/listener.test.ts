import { createServer, connect } from "node:net";
import type { AddressInfo, NetConnectOpts, Socket } from "node:net";
import { join } from "node:path";
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
  const sockets: Socket[] = [];
  let isSilent = false;
  const server = createServer((near) => {
    const address = addressOf(config);
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
    config: { ...config, connectionString: undefined, ...loginOf(config), host: "127.0.0.1", port },
    fallSilent: () => (isSilent = true),
    carryNew: () => (isSilent = false),
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

function addressOf({ connectionString, host = "", port = 5432 }: Store["config"]): NetConnectOpts {
  if (!connectionString) return { path: join(host, `.s.PGSQL.${port}`) };
  const { hostname, port: number } = new URL(connectionString);
  return { host: hostname, port: Number(number || 5432) };
}

function loginOf({ connectionString, user, database, password }: Store["config"]) {
  if (!connectionString) return { user, database, password };
  const url = new URL(connectionString);
  const { username, pathname } = url;
  return { user: username, password: url.password, database: pathname.slice(1) };
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
