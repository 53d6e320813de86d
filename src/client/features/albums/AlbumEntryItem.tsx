import { Link } from "@tanstack/react-router";
import { gridSizes } from "../works/grid-sizes.ts";
import type { Entry } from "./albumEntry.ts";
import { EntryLabel } from "./EntryLabel.tsx";
import { EntryPicture } from "./EntryPicture.tsx";
import { entryRatio, entrySearch } from "./entry-view.ts";

type AlbumEntryItemProps = { entry: Entry; priority: "first" | "lazy" };

/** An entry in an album's grid: links to the work, or for a detail to exactly that view. */
export function AlbumEntryItem({ entry, priority }: AlbumEntryItemProps) {
  const { work, image, caption } = entry;
  if (!work) return null;
  return (
    <figure className="album-entry">
      <Link
        className={image ? "album-entry__link" : "album-entry__link album-entry__link--text"}
        to="/works/$slug"
        params={{ slug: work.slug }}
        search={entrySearch(entry)}
      >
        <EntryPicture entry={entry} sizes={gridSizes(entryRatio(entry))} priority={priority} />
        <EntryLabel entry={entry} />
      </Link>
      {caption != null && <figcaption className="album-entry__caption">{caption}</figcaption>}
    </figure>
  );
}
