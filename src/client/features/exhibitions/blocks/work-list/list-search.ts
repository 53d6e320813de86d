import type { WorkListQueryInput } from "../../../../../../__generated__/relay/useWriteBlockMutation.graphql.ts";
import { orders, selectionVariables } from "../../../works/works-search.ts";
import type { WorksSearch, WorksSort } from "../../../works/works-search.ts";

/** Converts the search of a block into the search parameters of `/works`. */
export function searchOfQuery({ search, filter, order }: WorkListQueryInput): WorksSearch {
  const { hasImage } = filter ?? {};
  return {
    q: search ?? undefined,
    type: valuesOf(filter?.types),
    creator: valuesOf(filter?.creators),
    subject: valuesOf(filter?.subjects),
    place: valuesOf(filter?.places),
    technique: valuesOf(filter?.techniques),
    rights: valuesOf(filter?.rights),
    image: hasImage == null ? undefined : hasImage ? "yes" : "no",
    from: filter?.yearFrom ?? undefined,
    to: filter?.yearTo ?? undefined,
    sort: (Object.keys(orders) as WorksSort[]).find((sort) => orders[sort] === order),
  };
}

/** Converts search parameters into the stored search of a block. A random order is not stored. */
export function keptSearch({ sort, ...search }: WorksSearch): WorkListQueryInput {
  const lasts = sort !== undefined && sort !== "random";
  return { ...selectionVariables(search), order: lasts ? orders[sort] : null };
}

function valuesOf(values: readonly string[] | null | undefined): string[] | undefined {
  return values && values.length > 0 ? [...values] : undefined;
}
