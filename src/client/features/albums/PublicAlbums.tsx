import { useMemo, useState } from "react";
import { graphql } from "react-relay";
import type { PublicAlbumsQuery } from "../../../../__generated__/relay/PublicAlbumsQuery.graphql.ts";
import { useAsked } from "../../relay/use-asked.ts";
import { Button } from "../../ui/Button.tsx";
import { AlbumGrid } from "./AlbumGrid.tsx";

/** Initial and maximum number of albums. */
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

/** The public albums; nothing if there are none. They are a separate query because they are the same for everybody. */
export function PublicAlbums() {
  const [first, setFirst] = useState(few);
  const variables = useMemo(() => ({ first }), [first]);
  const { answer, isCurrent, isFailed, retry } = useAsked<PublicAlbumsQuery>(query, variables);
  const albums = answer?.publicAlbums;
  // An error is not shown, because the page is mainly about the user's own albums, which are there.
  if (!albums || albums.edges.length === 0) return null;
  const isMissing = isFailed && !isCurrent && first === most;
  return (
    <section className="albums-page__part" aria-labelledby="public-albums">
      <h2 id="public-albums">Public albums</h2>
      <AlbumGrid albums={albums.edges.map(({ node }) => node)} label="Public albums" says="owner" />
      {isMissing && (
        <p role="alert">
          The next albums could not be loaded. Check your connection and try again.
        </p>
      )}
      {albums.pageInfo.hasNextPage && (first < most || !isCurrent) && (
        <Button
          aria-disabled={first === most && !isMissing}
          onClick={() => (first < most ? setFirst(most) : isMissing && retry())}
        >
          More albums
        </Button>
      )}
    </section>
  );
}
