import { useSyncExternalStore } from "react";

/** Whether the browser says that there is no network; a server that is down is another matter. */
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
