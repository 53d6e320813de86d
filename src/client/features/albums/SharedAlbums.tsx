import { graphql, usePaginationFragment } from "react-relay";
import type { SharedAlbumsPaginationQuery } from "../../../../__generated__/relay/SharedAlbumsPaginationQuery.graphql.ts";
import type { SharedAlbums_viewer$key } from "../../../../__generated__/relay/SharedAlbums_viewer.graphql.ts";
import { MoreButton } from "../parts/MoreButton.tsx";
import { AlbumGrid } from "./AlbumGrid.tsx";

/** Albums of others that the user may edit; nothing if there are none. */
export function SharedAlbums({ viewer: key }: { viewer: SharedAlbums_viewer$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    SharedAlbumsPaginationQuery,
    SharedAlbums_viewer$key
  >(
    graphql`
      fragment SharedAlbums_viewer on Viewer
      @refetchable(queryName: "SharedAlbumsPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 24 }, after: { type: "String" })
      @throwOnFieldError {
        sharedAlbums(first: $first, after: $after)
          @connection(key: "SharedAlbums_viewer_sharedAlbums", filters: []) {
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
  const { edges } = data.sharedAlbums;
  if (edges.length === 0) return null;
  return (
    <section className="albums-page__part" aria-labelledby="shared-albums">
      <h2 id="shared-albums">Shared with you</h2>
      <AlbumGrid albums={edges.map(({ node }) => node)} label="Shared with you" says="owner" />
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
