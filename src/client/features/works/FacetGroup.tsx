import { graphql, useFragment } from "react-relay";
import type { FacetGroup_values$key } from "../../../../__generated__/relay/FacetGroup_values.graphql.ts";
import { capitalise, formatCount } from "./label.ts";
import type { ValueFacet } from "./works-search.ts";

type FacetGroupProps = {
  values: FacetGroup_values$key;
  facet: ValueFacet;
  chosen: readonly string[];
  /** Called with the values that are chosen from now on. */
  onChoose: (values: string[]) => void;
};

/** The values of one facet, each with how many works choosing it finds. */
export function FacetGroup({ values: key, facet, chosen, onChoose }: FacetGroupProps) {
  const { values } = useFragment(
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
  if (values.length === 0) return null;
  return (
    <fieldset className="facet-group">
      <legend>{capitalise(facet)}</legend>
      {values.map(({ value, count }) => (
        <label key={value}>
          <input
            type="checkbox"
            name={facet}
            value={value}
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChoose(
                target.checked ? [...chosen, value] : chosen.filter((other) => other !== value),
              )
            }
          />
          {capitalise(value)} <span className="numeric">{formatCount(count)}</span>
        </label>
      ))}
    </fieldset>
  );
}
