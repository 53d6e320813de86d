import { Link } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { RefusalNotice } from "../parts/RefusalNotice.tsx";
import type { Refusal } from "../parts/refusal.ts";
import { ownAlbumsLists } from "./own-albums-lists.ts";
import { useDeleteAlbum } from "./useDeleteAlbum.ts";
import { useRestoreAlbum } from "./useRestoreAlbum.ts";

type AlbumGoneProps = {
  album: { id: string; title: string };
  /** Whether this component deletes it; false if the album is already gone. */
  isDeleted: boolean;
  /** Called when it is restored, or was not deleted. */
  onBack: () => void;
};

/** Replaces an album that is gone: deletes it if requested, and offers an undo. */
export function AlbumGone({ album, isDeleted, onBack }: AlbumGoneProps) {
  const environment = useRelayEnvironment();
  const { deleteAlbum } = useDeleteAlbum();
  const { restoreAlbum } = useRestoreAlbum();
  const [isSaved, setSaved] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  // The focused element was removed with the album.
  useEffect(() => title.current?.focus(), []);
  const remove = useEffectEvent(() => {
    deleteAlbum(album.id, {
      connections: ownAlbumsLists(environment),
      onDone: () => setSaved(true),
      onRefused: setRefusal,
    });
  });
  useEffect(() => {
    if (isDeleted) remove();
  }, [isDeleted]);

  function undo() {
    setRefusal(null);
    const connections = ownAlbumsLists(environment);
    restoreAlbum(album.id, { connections, onDone: onBack, onRefused: setRefusal });
  }

  return (
    <div className="page">
      <EmptyState
        level={1}
        titleRef={title}
        title={isDeleted ? `“${album.title}” is deleted` : "This album is not there any more"}
        actions={
          <>
            {isDeleted && isSaved && <Button onClick={undo}>Undo</Button>}
            {refusal && !isSaved && <Button onClick={onBack}>Back to the album</Button>}
            <Link to="/albums" className="button button--primary">
              To your albums
            </Link>
          </>
        }
      >
        {isDeleted
          ? "For as long as you stay here it can be brought back."
          : "It was deleted, or is not for you to see any more."}
      </EmptyState>
      <p role="status">
        <RefusalNotice refusal={refusal} onAgain={() => setRefusal(null)} />
      </p>
    </div>
  );
}
