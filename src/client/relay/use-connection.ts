import { useSyncExternalStore } from "react";
import { connected, type Connection, type ConnectionStatus } from "./connection-status.ts";

/** Returns the connection state and rerenders when it changes. */
export function useConnection(status: ConnectionStatus): Connection {
  return useSyncExternalStore(
    status.subscribe,
    () => status.current,
    () => connected,
  );
}
