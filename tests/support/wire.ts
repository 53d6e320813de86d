import { createServer, connect } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import { join } from "node:path";
import pg from "pg";
import type { Store } from "../../src/server/store/store.ts";

/** Stands between a program and its database; it can fall silent without hanging up, or be cut. */
export type Wire = Awaited<ReturnType<typeof startWire>>;

/** Makes a `Wire` to the database of this configuration, which the caller stops. */
export async function startWire(config: Store["config"]) {
  const { host, port: farPort, user, database, password } = new pg.Client(config);
  const socketPath = join(host, `.s.PGSQL.${farPort}`);
  const address = host.startsWith("/") ? { path: socketPath } : { host, port: farPort };
  const sockets: Socket[] = [];
  /** Connections made before the wire fell silent stay so, as behind a firewall that forgot them. */
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
    /** Where the database can be reached over the wire. */
    url: `postgresql://${user ?? ""}@127.0.0.1:${port}/${database ?? ""}`,
    fallSilent: () => (silentUpTo = sockets.length),
    /** Ends all connections and takes no new ones, as a database does that was stopped. */
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
