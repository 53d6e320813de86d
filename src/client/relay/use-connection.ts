import { useSyncExternalStore } from "react";
import type { Connection, ConnectionStatus } from "./connection-status.ts";

/** What a page says of the connection when it is sent. */
const asSent: Connection = { online: true, outOfDate: false };

/** How the connection is, kept up to date. */
export function useConnection(status: ConnectionStatus): Connection {
  return useSyncExternalStore(
    status.subscribe,
    () => status.current,
    () => asSent,
  );
}
