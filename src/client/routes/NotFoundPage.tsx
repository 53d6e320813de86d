import { Link } from "@tanstack/react-router";
import { EmptyState } from "../ui/EmptyState.tsx";
import { PageTitle } from "./site-name.tsx";

/** Says that nothing is at this address, within the frame. */
export function NotFoundPage() {
  return <NothingHere what="page" />;
}

/** Says that there is no such work, or not any more. */
export function NoSuchWorkPage() {
  return <NothingHere what="work" />;
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
