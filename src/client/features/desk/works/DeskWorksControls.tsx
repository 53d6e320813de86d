import { Link } from "@tanstack/react-router";
import { PlainSelect } from "../../../ui/PlainSelect.tsx";
import { problemNamed, problemWords } from "../checkup/problem-words.ts";
import { DeskSearchField } from "./DeskSearchField.tsx";
import { sortIn, statusIn, type DeskSort, type DeskWorksSearch } from "./desk-works-search.ts";

type DeskWorksControlsProps = {
  search: DeskWorksSearch;
  /** Called with the changed parameters. */
  onSearchChange: (change: DeskWorksSearch) => void;
};

/** The filters and the sort order of the list of works. */
export function DeskWorksControls({ search, onSearchChange }: DeskWorksControlsProps) {
  const problem = problemNamed(search.problem);
  const inGroups = problem?.problem === "LIKELY_DUPLICATE";
  return (
    <div className="desk-controls">
      {!inGroups && (
        <DeskSearchField value={search.q ?? ""} onSearch={(q) => onSearchChange({ q })} />
      )}
      {!inGroups && (
        <PlainSelect
          label="Status"
          options={statusOptions}
          selected={statusIn(search) ?? "all"}
          onSelect={(status) => onSearchChange({ status: status === "all" ? undefined : status })}
        />
      )}
      <PlainSelect
        label="Check-up"
        options={problemOptions}
        selected={problem?.name ?? "all"}
        onSelect={(name) => onSearchChange({ problem: name === "all" ? undefined : name })}
      />
      {!inGroups && (
        <PlainSelect
          label="Sort by"
          options={sortOptions}
          selected={sortIn(search)}
          onSelect={(sort) => onSearchChange({ sort: sort === "changed" ? undefined : sort })}
        />
      )}
      {search.import && (
        <p className="desk-controls__import">
          Only works that one import added or changed.{" "}
          <Link className="link" to="/desk/works" search={{ ...search, import: undefined }}>
            Show those of all
          </Link>
        </p>
      )}
    </div>
  );
}

const statusOptions = [
  { id: "all", label: "All" },
  { id: "published", label: "Published" },
  { id: "draft", label: "Draft" },
  { id: "withdrawn", label: "Withdrawn" },
] as const;

const problemOptions = [
  { id: "all", label: "All works" },
  ...problemWords.map(({ name, short }) => ({ id: name, label: short })),
];

const sortOptions: readonly { id: DeskSort; label: string }[] = [
  { id: "changed", label: "Last changed" },
  { id: "title", label: "Title" },
  { id: "identifier", label: "Identifier" },
];
