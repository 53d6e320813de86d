import { capitalise, yearsInWords } from "./label.ts";
import { valueFacetNames, type WorksSearch } from "./works-search.ts";

/** A filter that is in force, with the choice that is left without it. */
export type FilterInForce = { key: string; name: string; value: string; without: WorksSearch };

/** The filters of a choice, one for each value that was chosen. */
export function filtersInForce(search: WorksSearch): FilterInForce[] {
  const values = valueFacetNames.flatMap((name) => {
    const chosen = search[name] ?? [];
    return chosen.map((value) => {
      const others = chosen.filter((other) => other !== value);
      return {
        key: `${name} ${value}`,
        name: capitalise(name),
        value: capitalise(value),
        without: { ...search, [name]: others.length > 0 ? others : undefined },
      };
    });
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
            value: image === "yes" ? "There is one" : "There is none",
            without: { ...search, image: undefined },
          },
        ]),
    ...(from === undefined && to === undefined
      ? []
      : [
          {
            key: "years",
            name: "Years",
            value: yearsInWords(from, to),
            without: { ...search, from: undefined, to: undefined },
          },
        ]),
  ];
}
