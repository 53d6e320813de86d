import { Link } from "@tanstack/react-router";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { problemNamed } from "../checkup/problem-words.ts";
import { isNarrowed, type DeskWorksSearch } from "./desk-works-search.ts";

/** Shown instead of an empty list of works. */
export function NoDeskWorks({ search }: { search: DeskWorksSearch }) {
  const { q, status, problem } = search;
  if (problemNamed(problem) && !q && !status) {
    return (
      <EmptyState
        title="Nothing is left to do here"
        actions={
          <Link to="/desk/checkup" className="button button--plain">
            To the check-up
          </Link>
        }
      />
    );
  }
  if (!isNarrowed(search)) {
    return (
      <EmptyState title="There are no works yet">
        <p>They come here with the first import, and every one can be changed by hand after it.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No work fits"
      actions={
        <Link to="/desk/works" className="button button--plain">
          Show all works
        </Link>
      }
    >
      <p>Words are looked for in identifiers, titles and the names of creators.</p>
    </EmptyState>
  );
}
