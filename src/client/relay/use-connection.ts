import { useSyncExternalStore } from "react";
import type { Connection, ConnectionStatus } from "./connection-status.ts";

/** How the connection is, kept up to date. */
export function useConnection(status: ConnectionStatus): Connection {
  return useSyncExternalStore(status.subscribe, () => status.current);
}
