import { useState, type FocusEvent } from "react";
import { graphql, useFragment } from "react-relay";
import type { FacetGroup_values$key } from "../../../../__generated__/relay/FacetGroup_values.graphql.ts";
import { lazyPart } from "../parts/lazy-part.tsx";
import { preparePart } from "../parts/missing-part.ts";
import { PartBoundary } from "../parts/PartBoundary.tsx";
import { FacetCheckbox } from "./FacetCheckbox.tsx";
import { FacetFold } from "./FacetFold.tsx";
import { facetNames } from "./facet-names.ts";
import { besides, type CountedValue } from "./facet-values.ts";
import { formatCount } from "./label.ts";
import type { SearchChange, ValueFacet, WorksSearch } from "./works-search.ts";

const loadDialog = () => import("./FacetDialog.tsx");
const FacetDialog = lazyPart(async () => (await loadDialog()).FacetDialog);

/** The most used facets. */
const openFirst: readonly ValueFacet[] = ["type", "creator", "subject"];

/** Number of values shown for a long facet. */
const mostShown = 8;

type FacetGroupProps = {
  values: FacetGroup_values$key;
  facet: ValueFacet;
  search: WorksSearch;
  onSearchChange: (change: SearchChange) => void;
};

/** The values of one facet, each with the number of works that selecting it finds; nothing if it has none. */
export function FacetGroup({ values: key, facet, search, onSearchChange }: FacetGroupProps) {
  const data = useFragment(
    graphql`
      fragment FacetGroup_values on FacetValues {
        values {
          value
          count
        }
        total
      }
    `,
    key,
  );
  const { total } = data;
  const values = data.values.map(({ value, count }) => ({ value, count }));
  const chosen = search[facet] ?? [];
  // A rare value that was deselected is missing from later responses, but may still have the focus.
  const [letGo, setLetGo] = useState<readonly CountedValue[]>([]);
  const [isDialogOpen, setDialogOpen] = useState(false);
  // A button for one or two more values would take as much space as they do.
  const isLong = total > values.length;
  const most = isLong
    ? values.filter(({ value }, place) => place < mostShown || chosen.includes(value))
    : values;
  const shown = [...most, ...besides(letGo, most)];
  const all = [...shown, ...besides(chosen.map(uncounted), shown)];
  const { title, many } = facetNames[facet];

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setLetGo([]);
  }

  return (
    <FacetFold
      title={title}
      isOffered={all.length > 0}
      chosen={chosen.length}
      isOpenFirst={openFirst.includes(facet)}
    >
      <ul onBlur={leave}>
        {all.map((value) => (
          <li key={value.value}>
            <FacetCheckbox
              facet={facet}
              value={value}
              isChosen={chosen.includes(value.value)}
              onSearchChange={(change) => {
                setLetGo([...besides(letGo, [value]), value]);
                onSearchChange(change);
              }}
            />
          </li>
        ))}
      </ul>
      {isLong && (
        <button
          type="button"
          className="link-quiet facet-panel__more numeric"
          aria-haspopup="dialog"
          onPointerEnter={() => preparePart(loadDialog)}
          onFocus={() => preparePart(loadDialog)}
          onClick={() => setDialogOpen(true)}
        >
          Show all {formatCount(total)} <span className="visually-hidden">{many}</span>
        </button>
      )}
      {isDialogOpen && (
        <PartBoundary waiting={null}>
          <FacetDialog
            facet={facet}
            search={search}
            all={total}
            onSearchChange={onSearchChange}
            onClose={() => setDialogOpen(false)}
          />
        </PartBoundary>
      )}
    </FacetFold>
  );
}

const uncounted = (value: string): CountedValue => ({ value, count: null });
