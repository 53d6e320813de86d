import { useEffect, useState, useSyncExternalStore } from "react";
import { hasTaken } from "../service-worker/names.ts";

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

/** Whether something was taken along that can be looked at without a network; only looked for when asked. */
export function useTakenAlong(isAsked: boolean): boolean {
  const [isTaken, setTaken] = useState(false);
  useEffect(() => {
    if (!isAsked || !("caches" in window)) return;
    // Where storage is forbidden nothing was taken.
    hasTaken(caches).then(setTaken, () => setTaken(false));
  }, [isAsked]);
  return isTaken;
}
