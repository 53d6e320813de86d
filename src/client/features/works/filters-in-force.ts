import { capitalise, yearsInWords } from "./label.ts";
import { valueFacetNames, withValue, type SearchChange, type WorksSearch } from "./works-search.ts";

/** A filter that is in force, with the change that takes it away. */
export type FilterInForce = { key: string; name: string; value: string; removal: SearchChange };

/** The filters of a choice, one for each value that was chosen. */
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
