import type { Cover } from "./albumCover.ts";
import type { Entry } from "./albumEntry.ts";

/** What the address of an entry's work says beside the work; nothing for the work itself. */
export function entrySearch({ path }: Pick<Entry, "path">): Record<string, string> {
  const [, search = ""] = path?.split("?") ?? [];
  return Object.fromEntries(new URLSearchParams(search));
}

/** Width divided by height of what an entry shows; null if it has no picture. */
export function entryRatio({ isDetail, image, cuts }: Cover): number | null {
  // Of the image itself the exact size is known.
  const shown = isDetail ? cuts.at(-1) : image;
  return shown ? shown.width / shown.height : null;
}
