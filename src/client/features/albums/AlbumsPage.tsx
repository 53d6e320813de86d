import { graphql, useFragment } from "react-relay";
import type { AlbumsPage_viewer$key } from "../../../../__generated__/relay/AlbumsPage_viewer.graphql.ts";
import { QuietBoundary } from "../../ui/QuietBoundary.tsx";
import { useAfterPaint } from "../../ui/use-after-paint.ts";
import { lazyPart } from "../parts/lazy-part.tsx";
import { FavouritesPage } from "./FavouritesPage.tsx";
import { OwnAlbums } from "./OwnAlbums.tsx";
import { SharedAlbums } from "./SharedAlbums.tsx";

const TakenLists = lazyPart(async () => (await import("../take-along/TakenLists.tsx")).TakenLists);
const PublicAlbums = lazyPart(async () => (await import("./PublicAlbums.tsx")).PublicAlbums);

/** The user's albums, saved searches and favourites, and all public albums. */
export function AlbumsPage({ viewer: key }: { viewer: AlbumsPage_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment AlbumsPage_viewer on Viewer {
        ...OwnAlbums_viewer
        ...SharedAlbums_viewer
        ...FavouritesPage_viewer
      }
    `,
    key,
  );
  const isPainted = useAfterPaint();
  return (
    <div className="albums-page page">
      <h1>Albums</h1>
      <OwnAlbums viewer={viewer} />
      <SharedAlbums viewer={viewer} />
      <FavouritesPage viewer={viewer} />
      {isPainted && (
        // Optional content: if its chunk is missing after an update of the site, the page does not reload for it.
        <QuietBoundary>
          <TakenLists />
          <PublicAlbums />
        </QuietBoundary>
      )}
    </div>
  );
}
