import { Link } from "@tanstack/react-router";
import { lazyPart } from "../features/parts/lazy-part.tsx";
import { PartBoundary } from "../features/parts/PartBoundary.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { PageTitle } from "./site-name.tsx";

const LinkedAlbum = lazyPart(
  async () => (await import("../features/albums/LinkedAlbum.tsx")).LinkedAlbum,
);

/** Says that nothing is at this address, within the frame. */
export function NotFoundPage() {
  return <NothingHere what="page" />;
}

/** Says that there is no such work, or not any more. */
export function NoSuchWorkPage() {
  return <NothingHere what="work" />;
}

/** Says that there is no such exhibition, or that it is not shown now. */
export function NoSuchExhibitionPage() {
  return <NothingHere what="exhibition" />;
}

/** Says that there is no such album, or none that whoever looks may see, unless they came by its edit link. */
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
