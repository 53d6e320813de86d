import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import {
  isFiltered,
  isNarrowed,
  noFilters,
  type SearchChange,
  type WorksSearch,
} from "./works-search.ts";

type NoWorksFoundProps = {
  search: WorksSearch;
  onSearchChange: (change: SearchChange) => void;
};

const everything: WorksSearch = { ...noFilters, q: undefined, sort: undefined, seed: undefined };

/** Replaces the list when no works match, with ways to widen the search. */
export function NoWorksFound({ search, onSearchChange }: NoWorksFoundProps) {
  if (!isNarrowed(search)) {
    return <EmptyState title="No works yet">They appear here as they are brought in.</EmptyState>;
  }
  const { q } = search;
  const filtered = isFiltered(search);
  const nothing = `Nothing found for “${q}”${filtered ? " with these filters" : ""}`;
  return (
    <EmptyState
      title={q ? nothing : "No work has all of this"}
      actions={
        <>
          {filtered && q && (
            <Button onClick={() => onSearchChange(noFilters)}>Search without filters</Button>
          )}
          {filtered && q && (
            <Button onClick={() => onSearchChange({ q: undefined })}>
              Keep the filters, drop the words
            </Button>
          )}
          <Button variant="primary" onClick={() => onSearchChange(everything)}>
            Show all works
          </Button>
        </>
      }
    >
      {q
        ? "Try fewer or other words: a name, a place, a technique or an accession number."
        : "Take a filter away to see more."}
    </EmptyState>
  );
}
