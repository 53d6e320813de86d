import { Link } from "@tanstack/react-router";
import { lazyPart } from "../features/parts/lazy-part.tsx";
import { PartBoundary } from "../features/parts/PartBoundary.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { PageTitle } from "./site-name.tsx";

const LinkedAlbum = lazyPart(
  async () => (await import("../features/albums/LinkedAlbum.tsx")).LinkedAlbum,
);

/** The page for a URL without a route. */
export function NotFoundPage() {
  return <NothingHere what="page" />;
}

/** The page for a work that does not exist or is no longer visible. */
export function NoSuchWorkPage() {
  return <NothingHere what="work" />;
}

/** The page for an exhibition that does not exist or is not published. */
export function NoSuchExhibitionPage() {
  return <NothingHere what="exhibition" />;
}

/** The page for an album that does not exist or that the user may not see. It handles a URL with an edit link. */
export function NoSuchAlbumPage() {
  return (
    <>
      <PartBoundary waiting={null}>
        <LinkedAlbum />
      </PartBoundary>
      <NothingHere what="album" />
    </>
  );
}

function NothingHere({ what }: { what: string }) {
  return (
    <div className="page">
      <PageTitle page="Not found" />
      <meta name="robots" content="noindex" />
      <EmptyState
        level={1}
        title={`There is no ${what} at this address`}
        actions={
          <>
            <Link to="/works" className="button button--primary">
              Browse all works
            </Link>
            <Link to="/" className="button button--plain">
              Go to the front page
            </Link>
          </>
        }
      >
        <p>It may have been moved or taken back, or a letter in the address is wrong.</p>
      </EmptyState>
    </div>
  );
}
