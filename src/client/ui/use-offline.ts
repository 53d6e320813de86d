import { useSyncExternalStore } from "react";

/** Returns whether the browser reports that it is offline; a server that is down does not count. */
export function useOffline(): boolean {
  return useSyncExternalStore(
    watchNetwork,
    () => !navigator.onLine,
    () => false,
  );
}

function watchNetwork(changed: () => void): () => void {
  const events = ["online", "offline"] as const;
  for (const event of events) addEventListener(event, changed);
  return () => {
    for (const event of events) removeEventListener(event, changed);
  };
}
