import { Link } from "@tanstack/react-router";
import { graphql, useFragment } from "react-relay";
import type { AlbumCard_album$key } from "../../../../__generated__/relay/AlbumCard_album.graphql.ts";
import { gridSizes } from "../works/grid-sizes.ts";
import { albumCover } from "./albumCover.ts";
import { picturesCount } from "./pictures-count.ts";
import { EntryPicture } from "./EntryPicture.tsx";
import { entryRatio } from "./entry-view.ts";
import { knownVisibility, visibilityWords } from "./visibility-words.ts";

type AlbumCardProps = {
  album: AlbumCard_album$key;
  /** The second fact beside the number of entries: the owner or the visibility. */
  says: "owner" | "visibility";
};

/** An album in a list: its cover above its title, or only its title if it has no image. */
export function AlbumCard({ album: key, says }: AlbumCardProps) {
  const album = useFragment(
    graphql`
      fragment AlbumCard_album on Album @throwOnFieldError {
        id
        title
        visibility
        entryCount
        owner {
          name
        }
        cover {
          ...albumCover_entry
        }
      }
    `,
    key,
  );
  const { id, title, entryCount, owner, visibility } = album;
  const cover = album.cover && albumCover(album.cover);
  const isPictured = cover?.image != null;
  const more = says === "owner" ? owner.name : visibilityWords[knownVisibility(visibility)].short;
  return (
    <Link
      to="/albums/$id"
      params={{ id }}
      className={isPictured ? "album-card" : "album-card album-card--text"}
    >
      {isPictured && <EntryPicture entry={cover} sizes={gridSizes(entryRatio(cover))} />}
      <span className="album-card__label">
        <span className="album-card__title">{title}</span>
        <span className="album-card__facts numeric">
          {[picturesCount(entryCount), more].filter(Boolean).join(" · ")}
        </span>
      </span>
    </Link>
  );
}
