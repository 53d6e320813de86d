import { useSyncExternalStore } from "react";
import { connected, type Connection, type ConnectionStatus } from "./connection-status.ts";

/** How the connection is, kept up to date. */
export function useConnection(status: ConnectionStatus): Connection {
  return useSyncExternalStore(
    status.subscribe,
    () => status.current,
    () => connected,
  );
}
