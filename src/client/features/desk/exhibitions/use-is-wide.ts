import { useSyncExternalStore } from "react";

/** As in the stylesheets: so wide that two things stand beside each other. */
const wide = "(width >= 75rem)";

/** Whether the window has room for the preview beside the editor. */
export function useIsWide(): boolean {
  return useSyncExternalStore(watch, () => matchMedia(wide).matches);
}

function watch(changed: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}
