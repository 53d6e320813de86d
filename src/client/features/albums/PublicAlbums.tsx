import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { createOperationDescriptor, getRequest } from "relay-runtime";
import type {
  PublicAlbumsQuery,
  PublicAlbumsQuery$data,
} from "../../../../__generated__/relay/PublicAlbumsQuery.graphql.ts";
import { Button } from "../../ui/Button.tsx";
import { AlbumGrid } from "./AlbumGrid.tsx";

/** How many are shown at first, and at most. */
const few = 12;
const most = 100;

const query = graphql`
  query PublicAlbumsQuery($first: Int!) @throwOnFieldError {
    publicAlbums(first: $first) {
      edges {
        node {
          ...AlbumGrid_albums
        }
      }
      pageInfo {
        hasNextPage
      }
    }
  }
`;

/** The albums everybody may see; nothing where there are none. They are the same for all, so they are asked for apart. */
export function PublicAlbums() {
  const environment = useRelayEnvironment();
  const [first, setFirst] = useState(few);
  const [albums, setAlbums] = useState<PublicAlbumsQuery$data["publicAlbums"] | null>(null);
  useEffect(() => {
    const kept = environment.retain(createOperationDescriptor(getRequest(query), { first }));
    const asked = fetchQuery<PublicAlbumsQuery>(environment, query, { first }).subscribe({
      next: (answer) => setAlbums(answer.publicAlbums),
      // The page is about what is one's own: that is there all the same.
      error: () => undefined,
    });
    return () => {
      asked.unsubscribe();
      kept.dispose();
    };
  }, [environment, first]);
  if (!albums || albums.edges.length === 0) return null;
  return (
    <section className="albums-page__part" aria-labelledby="public-albums">
      <h2 id="public-albums">Public albums</h2>
      <AlbumGrid albums={albums.edges.map(({ node }) => node)} label="Public albums" says="owner" />
      {albums.pageInfo.hasNextPage && first < most && (
        <Button onClick={() => setFirst(most)}>More albums</Button>
      )}
    </section>
  );
}
