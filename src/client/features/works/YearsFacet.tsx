import { useEffect, useEffectEvent, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { YearsFacet_facets$key } from "../../../../__generated__/relay/YearsFacet_facets.graphql.ts";
import { Histogram } from "../../ui/Histogram.tsx";
import { RangeSlider } from "../../ui/RangeSlider.tsx";
import { FacetFold } from "./FacetFold.tsx";
import { yearsInWords } from "./label.ts";
import type { SearchChange, WorksSearch } from "./works-search.ts";
import { YearField } from "./YearField.tsx";
import { edgesOf, inOrder, yearsBetween, type Years } from "./year-steps.ts";

/** Debounce of key presses that move a thumb, in milliseconds. */
const pause = 300;

type YearsFacetProps = {
  facets: YearsFacet_facets$key;
  search: WorksSearch;
  onSearchChange: (change: SearchChange) => void;
};

/** The years of the works, as a histogram with a range slider and as two fields. */
export function YearsFacet({ facets: key, search, onSearchChange }: YearsFacetProps) {
  const { years: histogram } = useFragment(
    graphql`
      fragment YearsFacet_facets on WorkFacets {
        years {
          first
          step
          counts
        }
      }
    `,
    key,
  );
  const { from, to } = search;
  const [moved, setMoved] = useState<Years | null>(null);
  const latest = useRef<Years | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const choose = (part: Years) =>
    onSearchChange((newest) => inOrder({ from: newest.from, to: newest.to, ...part }));

  function follow(years: Years | null) {
    latest.current = years;
    setMoved(years);
  }

  function settle() {
    clearTimeout(timer.current);
    if (!latest.current) return;
    choose(latest.current);
    follow(null);
  }

  // Closing the filters right after a key press still applies the change.
  const close = useEffectEvent(settle);
  useEffect(() => () => close(), []);

  function letGo() {
    timer.current = setTimeout(settle, pause);
  }

  const isChosen = from !== undefined || to !== undefined;
  const { first, step, counts } = histogram ?? { first: 0, step: 1, counts: [] };
  const steps = { first, step, count: counts.length };
  const shown = moved ?? { from, to };
  const edges = edgesOf(steps, shown);
  const words = yearsInWords(shown.from, shown.to);

  function move(value: readonly [number, number]) {
    clearTimeout(timer.current);
    const next = yearsBetween(steps, value);
    // A typed year stays as it is while the other end moves.
    follow({
      from: value[0] === edges[0] ? shown.from : next.from,
      to: value[1] === edges[1] ? shown.to : next.to,
    });
  }

  return (
    <FacetFold
      title="Years"
      isOffered={isChosen || histogram != null}
      chosen={isChosen ? 1 : 0}
      inWords={words}
      isOpenFirst
    >
      {counts.length > 1 && (
        <div className="years-facet__scale" onBlur={settle}>
          <Histogram counts={counts} chosen={edges} />
          <RangeSlider
            labels={["From", "To"]}
            last={counts.length}
            value={edges}
            valueText={words || "all years"}
            onMove={move}
            onLetGo={letGo}
          />
        </div>
      )}
      <div className="years-facet__fields">
        <YearField
          label="From"
          name="from"
          year={shown.from}
          open="Earliest"
          onSettle={(year) => choose({ from: year })}
        />
        <YearField
          label="To"
          name="to"
          year={shown.to}
          open="Latest"
          onSettle={(year) => choose({ to: year })}
        />
      </div>
    </FacetFold>
  );
}
