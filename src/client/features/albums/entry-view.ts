import type { Cover } from "./albumCover.ts";
import type { Entry } from "./albumEntry.ts";

/** Returns the URL search of an entry's view; empty for a whole work. */
export function entrySearch({ path }: Pick<Entry, "path">): Record<string, string> {
  const [, search = ""] = path?.split("?") ?? [];
  return Object.fromEntries(new URLSearchParams(search));
}

/** Returns width divided by height of an entry's image; null if it has none. */
export function entryRatio({ isDetail, image, cuts }: Cover): number | null {
  // For the whole image the exact size is known.
  const shown = isDetail ? cuts.at(-1) : image;
  return shown ? shown.width / shown.height : null;
}
