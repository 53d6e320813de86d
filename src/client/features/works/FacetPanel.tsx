import { graphql, useFragment } from "react-relay";
import type { FacetPanel_query$key } from "../../../../__generated__/relay/FacetPanel_query.graphql.ts";
import { FacetGroup } from "./FacetGroup.tsx";
import { valueFacetNames, type WorksSearch } from "./works-search.ts";

type FacetPanelProps = {
  query: FacetPanel_query$key;
  search: WorksSearch;
  onSearchChange: (search: WorksSearch) => void;
};

/** What the works found may be narrowed down to. */
export function FacetPanel({ query: key, search, onSearchChange }: FacetPanelProps) {
  const { workFacets: facets } = useFragment(
    graphql`
      fragment FacetPanel_query on Query
      @argumentDefinitions(search: { type: "String" }, filter: { type: "WorkFilter" })
      @throwOnFieldError {
        workFacets(search: $search, filter: $filter) {
          type: values(kind: TYPE, first: 8) {
            ...FacetGroup_values
          }
          creator: values(kind: CREATOR, first: 8) {
            ...FacetGroup_values
          }
          subject: values(kind: SUBJECT, first: 8) {
            ...FacetGroup_values
          }
          place: values(kind: PLACE, first: 8) {
            ...FacetGroup_values
          }
          technique: values(kind: TECHNIQUE, first: 8) {
            ...FacetGroup_values
          }
          rights: values(kind: RIGHTS, first: 8) {
            ...FacetGroup_values
          }
        }
      }
    `,
    key,
  );
  return (
    <form className="facet-panel" action="/works" aria-label="Filters">
      {valueFacetNames.map((facet) => (
        <FacetGroup
          key={facet}
          values={facets[facet]}
          facet={facet}
          chosen={search[facet] ?? []}
          onChoose={(values) =>
            onSearchChange({ ...search, [facet]: values.length > 0 ? values : undefined })
          }
        />
      ))}
    </form>
  );
}
