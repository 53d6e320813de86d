import { orders } from "./works-search.ts";
import type { WorksSearch, WorksSort } from "./works-search.ts";

/** A saved search with the fields of the contract. */
type KeptSearch = {
  readonly search: string | null | undefined;
  readonly order: string | null | undefined;
  readonly filter: {
    readonly types: readonly string[];
    readonly creators: readonly string[];
    readonly subjects: readonly string[];
    readonly places: readonly string[];
    readonly techniques: readonly string[];
    readonly rights: readonly string[];
    readonly hasImage: boolean | null | undefined;
    readonly yearFrom: number | null | undefined;
    readonly yearTo: number | null | undefined;
  };
};

/** Converts a saved search to the URL search of `/works`. */
export function keptChoice({ search, order, filter }: KeptSearch): WorksSearch {
  return {
    q: search ?? undefined,
    type: valuesOf(filter.types),
    creator: valuesOf(filter.creators),
    subject: valuesOf(filter.subjects),
    place: valuesOf(filter.places),
    technique: valuesOf(filter.techniques),
    rights: valuesOf(filter.rights),
    image: filter.hasImage == null ? undefined : filter.hasImage ? "yes" : "no",
    from: filter.yearFrom ?? undefined,
    to: filter.yearTo ?? undefined,
    sort: (Object.keys(orders) as WorksSort[]).find((sort) => orders[sort] === order),
  };
}

function valuesOf(values: readonly string[]): string[] | undefined {
  return values.length === 0 ? undefined : [...values];
}
