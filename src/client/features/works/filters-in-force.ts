import { capitalise, yearsInWords } from "./label.ts";
import { valueFacetNames, withValue, type SearchChange, type WorksSearch } from "./works-search.ts";

/** An active filter, with the change that removes it. */
export type FilterInForce = { key: string; name: string; value: string; removal: SearchChange };

/** Returns the active filters of a search, one for each selected value. */
export function filtersInForce(search: WorksSearch): FilterInForce[] {
  const values = valueFacetNames.flatMap((name) => {
    const chosen = search[name] ?? [];
    return chosen.map((value) => ({
      key: `${name} ${value}`,
      name: capitalise(name),
      value: capitalise(value),
      removal: withValue(name, value, false),
    }));
  });
  const { image, from, to } = search;
  return [
    ...values,
    ...(image === undefined
      ? []
      : [
          {
            key: "image",
            name: "Image",
            value: image === "yes" ? "Yes" : "No",
            removal: { image: undefined },
          },
        ]),
    ...(from === undefined && to === undefined
      ? []
      : [
          {
            key: "years",
            name: "Years",
            value: yearsInWords(from, to),
            removal: { from: undefined, to: undefined },
          },
        ]),
  ];
}
