import * as v from "valibot";
import type {
  WorkFilter,
  WorkOrder,
} from "../../../../__generated__/relay/WorksListPaginationQuery.graphql.ts";
import { columnsIn, columnsText } from "./columns.ts";

/** The orders by their names in the address. */
export const orders = {
  relevance: "RELEVANCE",
  newest: "NEWEST",
  title: "TITLE",
  creator: "CREATOR",
  oldest: "YEAR_ASC",
  latest: "YEAR_DESC",
  identifier: "IDENTIFIER",
  random: "RANDOM",
} as const satisfies Record<string, WorkOrder>;

/** The orders of a list of works, as they stand in the address. */
export type WorksSort = keyof typeof orders;

/** The facets of whose values several may be chosen, as they stand in the address and in the contract. */
export const valueFacets = {
  type: { kind: "TYPE", field: "types" },
  creator: { kind: "CREATOR", field: "creators" },
  subject: { kind: "SUBJECT", field: "subjects" },
  place: { kind: "PLACE", field: "places" },
  technique: { kind: "TECHNIQUE", field: "techniques" },
  rights: { kind: "RIGHTS", field: "rights" },
} as const;

/** The name of a facet in the address. */
export type ValueFacet = keyof typeof valueFacets;

export const valueFacetNames = Object.keys(valueFacets) as ValueFacet[];

/** How many values of one facet an address may name, and how long each may be. */
const mostValues = 50;
const longestValue = 500;
const longestSearch = 200;
/** The years an address may hold. */
export const [firstYear, lastYear] = [-10_000, 9_999] as const;

/** A value that is passed over when it is missing or not of its kind. */
function lenient<Input, Output>(schema: v.GenericSchema<Input, Output>) {
  return v.optional(v.fallback(v.optional(schema), undefined));
}

/** One value or several, each once; none is the same as nothing said. */
const values = lenient(
  v.pipe(
    v.union([v.string(), v.array(v.string())]),
    v.transform((given) => {
      const all = [...new Set([given].flat())].filter(
        ({ length }) => length > 0 && length <= longestValue,
      );
      return all.length > 0 ? all.slice(0, mostValues) : undefined;
    }),
  ),
);

const year = lenient(
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,5}$/), v.transform(Number))]),
    v.integer(),
    v.minValue(firstYear),
    v.maxValue(lastYear),
  ),
);

/** What the address of `/works` may hold. Anything else in it is passed over, never an error. */
export const worksSearchSchema = v.object({
  q: lenient(
    v.pipe(
      v.string(),
      v.nonEmpty(),
      v.transform((text) => text.slice(0, longestSearch)),
    ),
  ),
  type: values,
  creator: values,
  subject: values,
  place: values,
  technique: values,
  rights: values,
  image: lenient(v.picklist(["yes", "no"])),
  from: year,
  to: year,
  sort: lenient(v.picklist(Object.keys(orders) as WorksSort[])),
  seed: year,
  view: lenient(v.picklist(["list", "table"])),
  columns: lenient(
    v.pipe(
      v.string(),
      v.transform((text) => columnsText(columnsIn(text.slice(0, longestSearch)))),
    ),
  ),
  at: lenient(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(longestSearch))),
});

/** What the visitor chose on `/works`: search words, filters, order and how works are shown. */
export type WorksSearch = v.InferOutput<typeof worksSearchSchema>;

/**
 * A change of what is chosen: only what changes, or how that follows from what was chosen last, which may be
 * newer than what is shown.
 */
export type SearchChange = WorksSearch | ((newest: WorksSearch) => WorksSearch);

/** What is chosen after a change. A place in one list is none in another. */
export function changed(search: WorksSearch, change: SearchChange): WorksSearch {
  const next = { ...search, ...(typeof change === "function" ? change(search) : change) };
  if (search.at === undefined || next.at !== search.at) return next;
  return listKey({ ...search, at: undefined }) === listKey({ ...next, at: undefined })
    ? next
    : { ...next, at: undefined };
}

/** A value of a facet chosen besides those that are, or let go of. */
export function withValue(facet: ValueFacet, value: string, isChosen: boolean): SearchChange {
  return (newest) => {
    const others = (newest[facet] ?? []).filter((other) => other !== value);
    const values = isChosen ? [...others, value] : others;
    return { [facet]: values.length > 0 ? values : undefined };
  };
}

/** What leaves works out, besides words. */
const filterNames = [...valueFacetNames, "image", "from", "to"] as const;

/** Variables by which works are chosen; the same choice always gives the same. */
export type SelectionVariables = { search: string | null; filter: WorkFilter | null };

/** What the contract is asked for a choice, without its order. */
export function selectionVariables(search: WorksSearch): SelectionVariables {
  const filter: WorkFilter = {};
  for (const name of valueFacetNames) {
    const chosen = search[name];
    if (chosen) filter[valueFacets[name].field] = [...chosen].sort();
  }
  if (search.image !== undefined) filter.hasImage = search.image === "yes";
  if (search.from !== undefined) filter.yearFrom = search.from;
  if (search.to !== undefined) filter.yearTo = search.to;
  return {
    search: search.q?.trim() || null,
    filter: Object.keys(filter).length === 0 ? null : filter,
  };
}

/** What the contract is asked for a choice. */
export function worksVariables(
  search: WorksSearch,
): SelectionVariables & { order: WorkOrder | null; seed: number | null; startAt: string | null } {
  return {
    ...selectionVariables(search),
    order: search.sort === undefined ? null : orders[search.sort],
    seed: search.sort === "random" ? (search.seed ?? 0) : null,
    startAt: startIn(search),
  };
}

/** Tells one list from another. */
export const listKey = (search: WorksSearch) => JSON.stringify(worksVariables(search));

/** Whether one can go to a letter or a year in the list. */
export function hasJumps({ sort }: WorksSearch): boolean {
  return sort !== undefined && jumpSorts.includes(sort);
}

const jumpSorts: readonly WorksSort[] = ["title", "creator", "identifier", "oldest", "latest"];

/** Where the list begins; null for its first work. */
function startIn(search: WorksSearch): string | null {
  const { sort, at } = search;
  if (at === undefined || !hasJumps(search)) return null;
  const isByYear = sort === "oldest" || sort === "latest";
  return isByYear && !/^-?\d{1,6}$/.test(at) ? null : at;
}

/** The change that takes all filters away. */
export const noFilters: WorksSearch = Object.fromEntries(
  filterNames.map((name) => [name, undefined]),
);

/** Whether works are left out by a filter. */
export function isFiltered(search: WorksSearch): boolean {
  return filterNames.some((name) => search[name] !== undefined);
}

/** Whether the choice leaves works out, by words or by a filter. */
export function isNarrowed(search: WorksSearch): boolean {
  return Boolean(search.q?.trim()) || isFiltered(search);
}
