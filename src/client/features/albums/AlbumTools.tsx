import { useNavigate } from "@tanstack/react-router";
import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import Pencil from "lucide-react/icons/pencil";
import Radio from "lucide-react/icons/radio";
import Share2 from "lucide-react/icons/share-2";
import Trash2 from "lucide-react/icons/trash";
import { useEffect, useEffectEvent, useState } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { AlbumTools_album$key } from "../../../../__generated__/relay/AlbumTools_album.graphql.ts";
import type { AlbumTools_rights$key } from "../../../../__generated__/relay/AlbumTools_rights.graphql.ts";
import { fromText } from "../../../view/view-text.ts";
import { wholeView } from "../../../view/view.ts";
import { Button } from "../../ui/Button.tsx";
import { lazyPart } from "../parts/lazy-part.tsx";
import { PartBoundary } from "../parts/PartBoundary.tsx";
import type { Refusal } from "../parts/refusal.ts";
import { StartTourPart } from "../tours/StartTourPart.tsx";
import type { Entry } from "./albumEntry.ts";
import { MissingEntries } from "./MissingEntries.tsx";
import { ownAlbumsLists } from "./own-albums-lists.ts";
import { TakeDownAlbum } from "./TakeDownAlbum.tsx";
import { useCopyAlbum } from "./useCopyAlbum.ts";

const ShareDialog = lazyPart(async () => (await import("./ShareDialog.tsx")).ShareDialog);

type AlbumToolsProps = {
  album: AlbumTools_album$key;
  rights: AlbumTools_rights$key;
  /** Its first entry with an image, if there is one. */
  first: Entry | undefined;
  isMember: boolean;
  /** Whether the current user is a curator. */
  isCurator: boolean;
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
  onDelete: () => void;
  /** Called when the album is no longer visible to others. */
  onTakenDown: () => void;
  onRefused: (refusal: Refusal | null) => void;
};

/** Actions for an album that the current user may take. */
export function AlbumTools(props: AlbumToolsProps) {
  const { first, isMember, isCurator, isEditing, onEdit, onRefused } = props;
  const album = useFragment(
    graphql`
      fragment AlbumTools_album on Album @throwOnFieldError {
        id
        title
        visibility
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
  const [isStarting, setStarting] = useState(false);
  const { isOwner, mayEdit } = rights;

  // The user may lose the right while editing.
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
      {(mayEdit || isEditing) && (
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
      {!isEditing && first && (
        <Button aria-haspopup="dialog" onClick={() => setStarting(true)}>
          <Radio aria-hidden size={18} strokeWidth={1.5} />
          Start a tour
        </Button>
      )}
      {isCurator && !isOwner && album.visibility !== "PRIVATE" && (
        <TakeDownAlbum
          albumId={album.id}
          title={album.title}
          onDone={props.onTakenDown}
          onRefused={onRefused}
        />
      )}
      {isOwner && isEditing && (
        <Button variant="quiet" onClick={props.onDelete}>
          <Trash2 aria-hidden size={18} strokeWidth={1.5} />
          Delete the album
        </Button>
      )}
      {mayEdit && <MissingEntries rights={rights} albumId={album.id} />}
      {isStarting && first && (
        <StartTourPart
          title={album.title}
          view={viewOf(first)}
          onClose={() => setStarting(false)}
        />
      )}
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

/** Returns the view that an entry shows. */
function viewOf({ view, work }: Entry) {
  return (view !== null && fromText(view)) || wholeView(work?.slug ?? "", 0);
}
