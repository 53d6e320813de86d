import { Checkbox } from "../../ui/Checkbox.tsx";
import type { CountedValue } from "./facet-values.ts";
import { capitalise, formatCount } from "./label.ts";
import { withValue, type SearchChange, type ValueFacet } from "./works-search.ts";

type FacetCheckboxProps = {
  facet: ValueFacet;
  value: CountedValue;
  isChosen: boolean;
  onSearchChange: (change: SearchChange) => void;
};

/** Checkbox for a value of a facet. */
export function FacetCheckbox({ facet, value, isChosen, onSearchChange }: FacetCheckboxProps) {
  const { value: text, count } = value;
  return (
    <Checkbox
      name={facet}
      value={text}
      label={capitalise(text)}
      detail={count === null ? undefined : formatCount(count)}
      checked={isChosen}
      onChange={(isChecked) => onSearchChange(withValue(facet, text, isChecked))}
    />
  );
}
