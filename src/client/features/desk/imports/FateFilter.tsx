import { graphql, useFragment } from "react-relay";
import type { FateFilter_run$key } from "../../../../../__generated__/relay/FateFilter_run.graphql.ts";
import type { ImportFate } from "../../../../../__generated__/relay/ImportRowsPartQuery.graphql.ts";
import { formatCount } from "../../works/label.ts";

type FateFilterProps = {
  run: FateFilter_run$key;
  /** Outcome of the rows to show; null for all. */
  fate: ImportFate | null;
  onFate: (fate: ImportFate | null) => void;
};

/** Counts of rows by outcome, each a button that filters the rows. */
export function FateFilter({ run: key, fate, onFate }: FateFilterProps) {
  const { added, changed, unchanged, refused } = useFragment(
    graphql`
      fragment FateFilter_run on Import {
        added
        changed
        unchanged
        refused
      }
    `,
    key,
  );
  const fates = [
    ["ADDED", "New", added],
    ["CHANGED", "Changed", changed],
    ["UNCHANGED", "Unchanged", unchanged],
    ["REFUSED", "Refused", refused],
  ] as const;
  return (
    <div className="fate-filter" role="group" aria-label="Which rows are shown">
      {fates.map(([id, label, count]) => (
        <button
          key={id}
          type="button"
          className="fate-filter__fate"
          aria-pressed={fate === id}
          data-none={count === 0 || undefined}
          onClick={() => onFate(fate === id ? null : id)}
        >
          <span className="fate-filter__count numeric">{formatCount(count)}</span>
          <span className="fate-filter__label">{label}</span>
        </button>
      ))}
    </div>
  );
}
