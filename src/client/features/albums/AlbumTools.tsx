import { useNavigate } from "@tanstack/react-router";
import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import Pencil from "lucide-react/icons/pencil";
import Share2 from "lucide-react/icons/share-2";
import Trash2 from "lucide-react/icons/trash";
import { useEffect, useEffectEvent, useState } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { AlbumTools_album$key } from "../../../../__generated__/relay/AlbumTools_album.graphql.ts";
import type { AlbumTools_rights$key } from "../../../../__generated__/relay/AlbumTools_rights.graphql.ts";
import { Button } from "../../ui/Button.tsx";
import { lazyPart } from "../parts/lazy-part.tsx";
import { PartBoundary } from "../parts/PartBoundary.tsx";
import type { Refusal } from "../parts/refusal.ts";
import { MissingEntries } from "./MissingEntries.tsx";
import { ownAlbumsLists } from "./own-albums-lists.ts";
import { useCopyAlbum } from "./useCopyAlbum.ts";

const ShareDialog = lazyPart(async () => (await import("./ShareDialog.tsx")).ShareDialog);

type AlbumToolsProps = {
  album: AlbumTools_album$key;
  rights: AlbumTools_rights$key;
  isMember: boolean;
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
  onDelete: () => void;
  onRefused: (refusal: Refusal | null) => void;
};

/** What whoever looks at an album may do with it. */
export function AlbumTools(props: AlbumToolsProps) {
  const { isMember, isEditing, onEdit, onRefused } = props;
  const album = useFragment(
    graphql`
      fragment AlbumTools_album on Album {
        id
        ...ShareDialog_album
      }
    `,
    props.album,
  );
  const rights = useFragment(
    graphql`
      fragment AlbumTools_rights on AlbumRights {
        isOwner
        mayEdit
        ...ShareDialog_rights
        ...MissingEntries_rights
      }
    `,
    props.rights,
  );
  const environment = useRelayEnvironment();
  const { copyAlbum, isCopying } = useCopyAlbum();
  const navigate = useNavigate();
  const [isSharing, setSharing] = useState(false);
  const { isOwner, mayEdit } = rights;

  // The rights may end while they are used.
  const end = useEffectEvent(() => isEditing && onEdit(false));
  useEffect(() => {
    if (!mayEdit) end();
  }, [mayEdit]);

  function copy() {
    if (isCopying) return;
    onRefused(null);
    copyAlbum(album.id, {
      connections: ownAlbumsLists(environment),
      onCopied: (id) => void navigate({ to: "/albums/$id", params: { id } }),
      onRefused,
    });
  }

  return (
    <>
      {mayEdit && (
        <Button
          variant={isEditing ? "primary" : "plain"}
          aria-pressed={isEditing}
          onClick={() => onEdit(!isEditing)}
        >
          {isEditing ? (
            <Check aria-hidden size={18} strokeWidth={1.5} />
          ) : (
            <Pencil aria-hidden size={18} strokeWidth={1.5} />
          )}
          {isEditing ? "Done" : "Edit"}
        </Button>
      )}
      {isOwner && (
        <Button aria-haspopup="dialog" onClick={() => setSharing(true)}>
          <Share2 aria-hidden size={18} strokeWidth={1.5} />
          Share
        </Button>
      )}
      {!isOwner && (
        <Button aria-disabled={isCopying} onClick={copy}>
          <Copy aria-hidden size={18} strokeWidth={1.5} />
          Copy to my albums
        </Button>
      )}
      {isOwner && isEditing && (
        <Button variant="quiet" onClick={props.onDelete}>
          <Trash2 aria-hidden size={18} strokeWidth={1.5} />
          Delete the album
        </Button>
      )}
      {mayEdit && <MissingEntries rights={rights} albumId={album.id} />}
      {isSharing && (
        <PartBoundary waiting={null} onClose={() => setSharing(false)}>
          <ShareDialog
            album={album}
            rights={rights}
            isMember={isMember}
            onClose={() => setSharing(false)}
          />
        </PartBoundary>
      )}
    </>
  );
}
