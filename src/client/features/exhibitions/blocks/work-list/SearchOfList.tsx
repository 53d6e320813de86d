import { useMemo } from "react";
import { graphql } from "react-relay";
import type { SearchOfListQuery } from "../../../../../../__generated__/relay/SearchOfListQuery.graphql.ts";
import type { WorkListQueryInput } from "../../../../../../__generated__/relay/useWriteBlockMutation.graphql.ts";
import { useAsked } from "../../../../relay/use-asked.ts";
import { Button } from "../../../../ui/Button.tsx";
import { PlainSelect } from "../../../../ui/PlainSelect.tsx";
import { FormField } from "../../../desk/exhibitions/forms/FormField.tsx";
import { FilterChips } from "../../../works/FilterChips.tsx";
import { FiltersButton } from "../../../works/FiltersButton.tsx";
import { worksCount } from "../../../works/label.ts";
import { changed, isNarrowed, orders, selectionVariables } from "../../../works/works-search.ts";
import type { WorksSort } from "../../../works/works-search.ts";
import { keptSearch, searchOfQuery } from "./list-search.ts";
import { SavedSearchSelect } from "./SavedSearchSelect.tsx";

type SearchOfListProps = {
  query: WorkListQueryInput;
  onChange: (query: WorkListQueryInput) => void;
};

const sorts: readonly { id: WorksSort; label: string }[] = [
  { id: "newest", label: "Recently added first" },
  { id: "relevance", label: "Best match first" },
  { id: "title", label: "By title" },
  { id: "creator", label: "By creator" },
  { id: "oldest", label: "By date, oldest first" },
  { id: "latest", label: "By date, latest first" },
  { id: "identifier", label: "By identifier" },
];

/** The search of a list, which runs each time the exhibition is shown. It works like the search on other pages. */
export function SearchOfList({ query, onChange }: SearchOfListProps) {
  const search = useMemo(() => searchOfQuery(query), [query]);
  const asked = JSON.stringify(selectionVariables(search));
  const variables = useMemo(
    () => JSON.parse(asked) as ReturnType<typeof selectionVariables>,
    [asked],
  );
  const { answer, isCurrent, isFailed, retry } = useAsked<SearchOfListQuery>(
    graphql`
      query SearchOfListQuery($search: String, $filter: WorkFilter) @throwOnFieldError {
        works(search: $search, filter: $filter, first: 1) {
          totalCount
        }
        ...FiltersButton_query @arguments(search: $search, filter: $filter)
      }
    `,
    variables,
    { fetchPolicy: "store-or-network" },
  );
  const standing = search.q ? "relevance" : "newest";
  const offered = sorts.filter(({ id }) => id !== "relevance" || search.q);
  const chosen = offered.find(({ id }) => id === search.sort)?.id ?? standing;
  const choose = (change: Parameters<typeof changed>[1]) =>
    onChange(keptSearch(changed(search, change)));
  const count = answer?.works.totalCount ?? 0;
  return (
    <>
      <SavedSearchSelect onChoose={(saved) => onChange(keptSearch(saved))} />
      <FormField
        label="Words to search for"
        placeholder="Title, creator, subject"
        maxLength={200}
        value={query.search ?? ""}
        problem={null}
        onChange={(words) => onChange({ ...query, search: words || null })}
      />
      {answer && (
        <div className="block-form__acts">
          <FiltersButton
            query={answer}
            search={search}
            isPending={!isCurrent}
            onSearchChange={choose}
          />
        </div>
      )}
      <FilterChips search={search} onSearchChange={choose} />
      <PlainSelect
        label="In which order"
        options={offered}
        selected={chosen}
        onSelect={(sort) => onChange({ ...query, order: sort === standing ? null : orders[sort] })}
      />
      <p className="block-form__none" role="status">
        {answer && isCurrent && foundInWords(count, isNarrowed(search))}
      </p>
      {isFailed && (
        <p role="alert">
          The search cannot be tried now; it is kept.{" "}
          <Button variant="quiet" onClick={retry}>
            Try again
          </Button>
        </p>
      )}
    </>
  );
}

function foundInWords(count: number, isLess: boolean): string {
  if (count === 0) return "It finds nothing now. Visitors see the list once it does.";
  return isLess
    ? `It finds ${worksCount(count)} now.`
    : `It finds all ${worksCount(count)}. Search for words, or choose filters.`;
}
