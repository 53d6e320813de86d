import { useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { FacetPanel_query$key } from "../../../../__generated__/relay/FacetPanel_query.graphql.ts";
import { Button } from "../../ui/Button.tsx";
import { ChoiceFields } from "./ChoiceFields.tsx";
import { FacetGroup } from "./FacetGroup.tsx";
import { ImageFacet } from "./ImageFacet.tsx";
import { YearsFacet } from "./YearsFacet.tsx";
import { valueFacetNames, type SearchChange, type WorksSearch } from "./works-search.ts";

type FacetPanelProps = {
  query: FacetPanel_query$key;
  /** The current search; may be newer than the counts. */
  search: WorksSearch;
  /** Whether newer counts are on their way. */
  isPending: boolean;
  onSearchChange: (change: SearchChange) => void;
};

/**
 * The filters of the works list. Without the program it is a form that is submitted as a whole, with the names and
 * values of the URL.
 */
export function FacetPanel({ query: key, search, isPending, onSearchChange }: FacetPanelProps) {
  const { workFacets: facets } = useFragment(
    graphql`
      fragment FacetPanel_query on Query
      @argumentDefinitions(search: { type: "String" }, filter: { type: "WorkFilter" })
      @throwOnFieldError {
        workFacets(search: $search, filter: $filter) {
          ...YearsFacet_facets
          ...ImageFacet_facets
          type: values(kind: TYPE, first: 10) {
            ...FacetGroup_values
          }
          creator: values(kind: CREATOR, first: 10) {
            ...FacetGroup_values
          }
          subject: values(kind: SUBJECT, first: 10) {
            ...FacetGroup_values
          }
          place: values(kind: PLACE, first: 10) {
            ...FacetGroup_values
          }
          technique: values(kind: TECHNIQUE, first: 10) {
            ...FacetGroup_values
          }
          rights: values(kind: RIGHTS, first: 10) {
            ...FacetGroup_values
          }
        }
      }
    `,
    key,
  );
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => tickAgain(form.current), []);
  const { type, creator, subject, place, technique, rights } = facets;
  const values = { type, creator, subject, place, technique, rights };
  const choice = { search, onSearchChange };
  const { q, sort, seed, view, columns } = search;
  return (
    <form
      ref={form}
      className="facet-panel"
      autoComplete="off"
      action="/works"
      aria-label="Filters"
      aria-busy={isPending}
      onSubmit={(event) => event.preventDefault()}
    >
      <ChoiceFields choice={{ q, sort, seed, view, columns }} />
      <YearsFacet facets={facets} {...choice} />
      {valueFacetNames.map((facet) => (
        <FacetGroup key={facet} values={values[facet]} facet={facet} {...choice} />
      ))}
      <ImageFacet facets={facets} {...choice} />
      <noscript>
        <Button type="submit" variant="primary">
          Show works
        </Button>
      </noscript>
    </form>
  );
}

/** Repeats the clicks on checkboxes that the visitor changed before hydration. */
function tickAgain(form: HTMLFormElement | null) {
  for (const box of form?.querySelectorAll<HTMLInputElement>("input[type=checkbox]") ?? []) {
    if (box.checked === box.defaultChecked) continue;
    box.checked = box.defaultChecked;
    box.click();
  }
}
