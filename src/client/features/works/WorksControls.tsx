import type { ReactNode } from "react";
import Shuffle from "lucide-react/icons/shuffle";
import { IconButton } from "../../ui/IconButton.tsx";
import { ChoiceFields } from "./ChoiceFields.tsx";
import { LazySelect } from "./LazySelect.tsx";
import { SearchField } from "./SearchField.tsx";
import { nextSeed, visitSeed } from "./random-seed.ts";
import type { SearchChange, WorksSearch, WorksSort } from "./works-search.ts";

type WorksControlsProps = {
  search: WorksSearch;
  onSearchChange: (change: SearchChange) => void;
  /** The button that opens the filters. */
  filters?: ReactNode;
};

const sortNames: Record<WorksSort, string> = {
  relevance: "Best match",
  newest: "Recently added",
  title: "Title",
  creator: "Creator",
  oldest: "Date, oldest first",
  latest: "Date, latest first",
  identifier: "Identifier",
  random: "Random",
};

/** Search field, filters button and order of the works list. */
export function WorksControls({ search, onSearchChange, filters }: WorksControlsProps) {
  // By default a search is ordered by relevance, everything else by the time of import.
  const standing = search.q ? "relevance" : "newest";
  const sorts = (Object.keys(sortNames) as WorksSort[]).filter(
    (sort) => sort !== "relevance" || search.q,
  );
  return (
    <div className="works-controls">
      <SearchField
        live
        value={search.q ?? ""}
        onSearch={(q) =>
          onSearchChange(({ sort }) => ({
            q: q || undefined,
            sort: sort === "relevance" ? undefined : sort,
          }))
        }
        onChoose={({ facet, value }) =>
          onSearchChange(({ sort, [facet]: chosen = [] }) => ({
            q: undefined,
            sort: sort === "relevance" ? undefined : sort,
            [facet]: [...chosen.filter((other) => other !== value), value],
          }))
        }
      >
        <ChoiceFields choice={{ ...search, q: undefined, at: undefined }} />
      </SearchField>
      {filters}
      <LazySelect
        label="Sort by"
        selected={
          search.sort === undefined || !sorts.includes(search.sort) ? standing : search.sort
        }
        options={sorts.map((sort) => ({ id: sort, label: sortNames[sort] }))}
        onSelect={(sort) => {
          const chosen = sorts.find((candidate) => candidate === sort);
          onSearchChange({
            sort: chosen === standing ? undefined : chosen,
            seed: chosen === "random" ? visitSeed() : undefined,
          });
        }}
      />
      {search.sort === "random" && (
        <IconButton
          icon={Shuffle}
          label="Shuffle again"
          onClick={() => onSearchChange({ seed: nextSeed() })}
        />
      )}
    </div>
  );
}
