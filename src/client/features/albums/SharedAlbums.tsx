import { graphql, useFragment } from "react-relay";
import type { SharedAlbums_viewer$key } from "../../../../__generated__/relay/SharedAlbums_viewer.graphql.ts";
import { AlbumGrid } from "./AlbumGrid.tsx";

/** Albums of others that somebody may edit; nothing where there are none. */
export function SharedAlbums({ viewer: key }: { viewer: SharedAlbums_viewer$key }) {
  const { sharedAlbums } = useFragment(
    graphql`
      fragment SharedAlbums_viewer on Viewer @throwOnFieldError {
        sharedAlbums(first: 24) {
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
  if (sharedAlbums.edges.length === 0) return null;
  return (
    <section className="albums-page__part" aria-labelledby="shared-albums">
      <h2 id="shared-albums">Shared with you</h2>
      <AlbumGrid
        albums={sharedAlbums.edges.map(({ node }) => node)}
        label="Shared with you"
        says="owner"
      />
    </section>
  );
}
