import { createServer, connect } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import { join } from "node:path";
import pg from "pg";
import type { Store } from "../../src/server/store/store.ts";

/** A proxy between a program and its database; it can stop forwarding without closing connections, or be cut. */
export type Wire = Awaited<ReturnType<typeof startWire>>;

/** Starts a proxy for the database of this configuration. The caller stops it. */
export async function startWire(config: Store["config"]) {
  const { host, port: farPort, user, database, password } = new pg.Client(config);
  const socketPath = join(host, `.s.PGSQL.${farPort}`);
  const address = host.startsWith("/") ? { path: socketPath } : { host, port: farPort };
  const sockets: Socket[] = [];
  /** Connections opened before forwarding stopped remain silent, as behind a firewall that forgot them. */
  let silentUpTo = 0;
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return near.destroy();
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
    /** URL of the database through the proxy. */
    url: `postgresql://${user ?? ""}@127.0.0.1:${port}/${database ?? ""}`,
    fallSilent: () => (silentUpTo = sockets.length),
    /** Closes all connections and accepts no new ones, like a stopped database. */
    cut() {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    mend: () => (isCut = false),
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
