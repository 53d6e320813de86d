import { useRef, useState } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import type { OwnAlbums_viewer$key } from "../../../../__generated__/relay/OwnAlbums_viewer.graphql.ts";
import type { OwnAlbumsPaginationQuery } from "../../../../__generated__/relay/OwnAlbumsPaginationQuery.graphql.ts";
import { Button } from "../../ui/Button.tsx";
import { MoreButton } from "../parts/MoreButton.tsx";
import { RefusalNotice } from "../parts/RefusalNotice.tsx";
import type { Refusal } from "../parts/refusal.ts";
import { AlbumGrid, type DeletedAlbum } from "./AlbumGrid.tsx";
import { NewAlbumButton } from "./NewAlbumButton.tsx";
import { useDeleteAlbum } from "./useDeleteAlbum.ts";
import { useRestoreAlbum } from "./useRestoreAlbum.ts";

/** The user's own albums, newest first, and a button that creates another. */
export function OwnAlbums({ viewer: key }: { viewer: OwnAlbums_viewer$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    OwnAlbumsPaginationQuery,
    OwnAlbums_viewer$key
  >(
    graphql`
      fragment OwnAlbums_viewer on Viewer
      @refetchable(queryName: "OwnAlbumsPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 24 }, after: { type: "String" })
      @throwOnFieldError {
        albums(first: $first, after: $after)
          @connection(key: "OwnAlbums_viewer_albums", filters: []) {
          __id
          edges {
            node {
              ...AlbumGrid_albums
            }
          }
        }
      }
    `,
    key,
  );
  const { deleteAlbum } = useDeleteAlbum();
  const { restoreAlbum } = useRestoreAlbum();
  const [deleted, setDeleted] = useState<(DeletedAlbum & { isSaved: boolean }) | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { edges, __id } = data.albums;
  const connections = [__id];

  function remove(album: DeletedAlbum) {
    setRefusal(null);
    setDeleted({ ...album, isSaved: false });
    // The pressed button is removed with its album, so the focus moves to the heading.
    heading.current?.focus();
    deleteAlbum(album.id, {
      connections,
      // Undo is offered only now, because the server might otherwise receive it before the deletion.
      onDone: () =>
        setDeleted((last) => (last?.id === album.id ? { ...last, isSaved: true } : last)),
      onRefused: (reason) => {
        setDeleted((last) => (last?.id === album.id ? null : last));
        setRefusal(reason);
      },
    });
  }

  function undo() {
    if (!deleted) return;
    setDeleted(null);
    setRefusal(null);
    heading.current?.focus();
    restoreAlbum(deleted.id, {
      connections,
      onRefused: (reason) => {
        setDeleted((newer) => newer ?? deleted);
        setRefusal(reason);
      },
    });
  }

  return (
    <section className="albums-page__part" aria-labelledby="own-albums">
      <div className="albums-page__head">
        <h2 id="own-albums" ref={heading} tabIndex={-1}>
          Your albums
        </h2>
        <NewAlbumButton connections={connections} />
      </div>
      <div className="albums-page__notice" role="status">
        <RefusalNotice refusal={refusal} onAgain={() => setRefusal(null)} />
        {deleted && (
          <>
            <span>Deleted “{deleted.title}”</span>
            {deleted.isSaved && (
              <Button variant="quiet" onClick={undo}>
                Undo
              </Button>
            )}
          </>
        )}
      </div>
      {edges.length === 0 ? (
        <p className="albums-page__words">
          An album is your own order of works and details, with your words to them: to show, to
          print, to share. Make one here, or from any work. No account is needed.
        </p>
      ) : (
        <AlbumGrid
          albums={edges.map(({ node }) => node)}
          label="Your albums"
          says="visibility"
          onDelete={remove}
        />
      )}
      {hasNext && (
        <MoreButton
          label="More albums"
          things="albums"
          count={24}
          isLoading={isLoadingNext}
          loadNext={loadNext}
        />
      )}
    </section>
  );
}
