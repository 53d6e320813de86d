import { LayoutGrid, List } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { WorksControls_site$key } from "../../../../__generated__/relay/WorksControls_site.graphql.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { capitalise, formatCount } from "./label.ts";
import { LazySelect } from "./LazySelect.tsx";
import { SearchField } from "./SearchField.tsx";
import type { WorksSearch, WorksSort } from "./works-search.ts";

type WorksControlsProps = {
  site: WorksControls_site$key;
  search: WorksSearch;
  onSearchChange: (search: WorksSearch) => void;
};

const sortNames: Record<WorksSort, string> = {
  relevance: "Best match",
  newest: "Recently added",
  title: "Title",
  creator: "Creator",
  oldest: "Date, oldest first",
  latest: "Date, latest first",
  identifier: "Identifier",
};

/** What every type is called among the options: no address uses it, for it is left out there. */
const everyType = "";

/** Search, type, order and the choice between grid and list. */
export function WorksControls({ site: key, search, onSearchChange }: WorksControlsProps) {
  const { types } = useFragment(
    graphql`
      fragment WorksControls_site on Site @throwOnFieldError {
        types: terms(kind: TYPE, first: 100) {
          value
          workCount
        }
      }
    `,
    key,
  );
  const isList = search.view === "list";
  // Without a choice a search is ordered by how well works match, everything else by age.
  const standing = search.q ? "relevance" : "newest";
  const sorts = (Object.keys(sortNames) as WorksSort[]).filter(
    (sort) => sort !== "relevance" || search.q,
  );
  const known = types.some(({ value }) => value === search.type);
  return (
    <div className="works-controls">
      <SearchField
        live
        value={search.q ?? ""}
        onSearch={(q) =>
          onSearchChange({
            ...search,
            q: q || undefined,
            sort: search.sort === "relevance" ? undefined : search.sort,
          })
        }
      />
      <LazySelect
        label="Type"
        selected={search.type ?? everyType}
        options={[
          { id: everyType, label: "All types" },
          ...(search.type === undefined || known
            ? []
            : [{ id: search.type, label: capitalise(search.type), detail: "0" }]),
          ...types.map(({ value, workCount }) => ({
            id: value,
            label: capitalise(value),
            detail: formatCount(workCount),
          })),
        ]}
        onSelect={(type) => onSearchChange({ ...search, type: type || undefined })}
      />
      <LazySelect
        label="Sort by"
        selected={
          search.sort === undefined || !sorts.includes(search.sort) ? standing : search.sort
        }
        options={sorts.map((sort) => ({ id: sort, label: sortNames[sort] }))}
        onSelect={(sort) => {
          const chosen = sorts.find((candidate) => candidate === sort);
          onSearchChange({ ...search, sort: chosen === standing ? undefined : chosen });
        }}
      />
      <div className="works-controls__views" role="group" aria-label="View">
        <IconButton
          icon={LayoutGrid}
          label="Grid"
          aria-pressed={!isList}
          onClick={() => onSearchChange({ ...search, view: undefined })}
        />
        <IconButton
          icon={List}
          label="List"
          aria-pressed={isList}
          onClick={() => onSearchChange({ ...search, view: "list" })}
        />
      </div>
    </div>
  );
}
