import { useSyncExternalStore } from "react";

/** The breakpoint for two columns, as in the stylesheets. */
const wide = "(width >= 75rem)";

/** Returns whether the window is wide enough for the preview beside the editor. */
export function useIsWide(): boolean {
  return useSyncExternalStore(watch, () => matchMedia(wide).matches);
}

function watch(changed: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}
