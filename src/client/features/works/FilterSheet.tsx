import { graphql, useFragment } from "react-relay";
import type { FilterSheet_query$key } from "../../../../__generated__/relay/FilterSheet_query.graphql.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { FacetPanel } from "./FacetPanel.tsx";
import { worksCount } from "./label.ts";
import { isFiltered, noFilters, type SearchChange, type WorksSearch } from "./works-search.ts";

type FilterSheetProps = {
  query: FilterSheet_query$key;
  search: WorksSearch;
  isPending: boolean;
  onSearchChange: (change: SearchChange) => void;
  onClose: () => void;
};

/** The filters in a dialog, where there is no space for them beside the works. */
export function FilterSheet({ query: key, onClose, ...choice }: FilterSheetProps) {
  const query = useFragment(
    graphql`
      fragment FilterSheet_query on Query
      @argumentDefinitions(search: { type: "String" }, filter: { type: "WorkFilter" })
      @throwOnFieldError {
        workFacets(search: $search, filter: $filter) {
          withImage
          withoutImage
        }
        ...FacetPanel_query @arguments(search: $search, filter: $filter)
      }
    `,
    key,
  );
  const { search, isPending, onSearchChange } = choice;
  const { withImage, withoutImage } = query.workFacets;
  // Neither count takes the image filter into account.
  const count =
    (search.image === "no" ? 0 : withImage) + (search.image === "yes" ? 0 : withoutImage);
  return (
    <Dialog
      title="Filters"
      size="sheet"
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          {isFiltered(search) && (
            <Button variant="quiet" onClick={() => onSearchChange(noFilters)}>
              Remove all
            </Button>
          )}
          <Button
            variant="primary"
            className="filter-sheet__end numeric"
            aria-busy={isPending}
            onClick={onClose}
          >
            Show {worksCount(count)}
          </Button>
        </>
      }
    >
      <FacetPanel query={query} {...choice} />
    </Dialog>
  );
}
