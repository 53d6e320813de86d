import { useEffect, useState } from "react";
import { hasTaken } from "../service-worker/names.ts";

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
