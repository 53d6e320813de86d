import { graphql, useFragment } from "react-relay";
import type {
  AlbumGrid_albums$data,
  AlbumGrid_albums$key,
} from "../../../../__generated__/relay/AlbumGrid_albums.graphql.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { JustifiedGrid } from "../../ui/JustifiedGrid.tsx";
import Trash2 from "lucide-react/icons/trash";
import { AlbumCard } from "./AlbumCard.tsx";
import { albumCover } from "./albumCover.ts";
import { entryRatio } from "./entry-view.ts";

/** An album that was just deleted. */
export type DeletedAlbum = { id: string; title: string };

type AlbumGridProps = {
  albums: AlbumGrid_albums$key;
  /** Accessible name of the list. */
  label: string;
  says: "owner" | "visibility";
  /** Called when the user deletes an album; without it there are no delete buttons. */
  onDelete?: (album: DeletedAlbum) => void;
};

type Album = AlbumGrid_albums$data[number];

const keyOf = ({ id }: Album) => id;
const ratioOf = ({ cover }: Album) => (cover ? entryRatio(albumCover(cover)) : null);

/** Album covers in rows of equal height. */
export function AlbumGrid({ albums: key, label, says, onDelete }: AlbumGridProps) {
  const albums = useFragment(
    graphql`
      fragment AlbumGrid_albums on Album @relay(plural: true) {
        id
        title
        cover {
          ...albumCover_entry
        }
        ...AlbumCard_album
      }
    `,
    key,
  );
  return (
    <JustifiedGrid
      label={label}
      items={albums}
      keyOf={keyOf}
      ratioOf={ratioOf}
      render={(album) => (
        <div className="album-item">
          <AlbumCard album={album} says={says} />
          {onDelete && (
            <IconButton
              className="album-item__delete"
              icon={Trash2}
              label={`Delete ${album.title}`}
              onClick={() => onDelete({ id: album.id, title: album.title })}
            />
          )}
        </div>
      )}
    />
  );
}
