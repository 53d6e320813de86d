import { Link } from "@tanstack/react-router";
import { EmptyState } from "../../ui/EmptyState.tsx";

/** Message that a URL lacks its one-time token. */
export function NoLink() {
  return (
    <EmptyState
      level={1}
      title="This link is not whole"
      actions={
        <Link to="/" className="button button--plain">
          To the front page
        </Link>
      }
    >
      <p>
        Open all of it, with what stands behind the #, or ask whoever gave it to you for a new one.
      </p>
    </EmptyState>
  );
}
