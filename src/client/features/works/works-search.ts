import * as v from "valibot";
import type {
  WorkFilter,
  WorkOrder,
} from "../../../../__generated__/relay/WorksListPaginationQuery.graphql.ts";
import { columnsIn, columnsText } from "./columns.ts";

/** Contract's orders by their names in the URL. */
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

/** An order of a works list, as in the URL. */
export type WorksSort = keyof typeof orders;

/** Facets with multiple selection, by their names in the URL, with their names in the contract. */
export const valueFacets = {
  type: { kind: "TYPE", field: "types" },
  creator: { kind: "CREATOR", field: "creators" },
  subject: { kind: "SUBJECT", field: "subjects" },
  place: { kind: "PLACE", field: "places" },
  technique: { kind: "TECHNIQUE", field: "techniques" },
  rights: { kind: "RIGHTS", field: "rights" },
} as const;

/** Name of a facet in the URL. */
export type ValueFacet = keyof typeof valueFacets;

export const valueFacetNames = Object.keys(valueFacets) as ValueFacet[];

/** Maximum number of values of one facet in a URL, and maximum length of each. */
const mostValues = 50;
const longestValue = 500;
const longestSearch = 200;
/** Minimum and maximum year in a URL. */
export const [firstYear, lastYear] = [-10_000, 9_999] as const;

/** Wraps a schema so that a missing or invalid value is ignored. */
function lenient<Input, Output>(schema: v.GenericSchema<Input, Output>) {
  return v.optional(v.fallback(v.optional(schema), undefined));
}

/** One or several distinct values; an empty list counts as missing. */
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

/** The search of the URL `/works`. Anything else in it is ignored, never an error. */
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

/** The visitor's choices on `/works`: search words, filters, order and view. */
export type WorksSearch = v.InferOutput<typeof worksSearchSchema>;

/**
 * A change of the search: only the changed fields, or a function of the latest search, which may be newer than the
 * displayed one.
 */
export type SearchChange = WorksSearch | ((newest: WorksSearch) => WorksSearch);

/** Applies a change. A position (`at`) in one list is meaningless in another, so it is removed if the list changes. */
export function changed(search: WorksSearch, change: SearchChange): WorksSearch {
  const next = { ...search, ...(typeof change === "function" ? change(search) : change) };
  if (search.at === undefined || next.at !== search.at) return next;
  return listKey({ ...search, at: undefined }) === listKey({ ...next, at: undefined })
    ? next
    : { ...next, at: undefined };
}

/** Returns a change that adds a value of a facet to the selected ones, or removes it. */
export function withValue(facet: ValueFacet, value: string, isChosen: boolean): SearchChange {
  return (newest) => {
    const others = (newest[facet] ?? []).filter((other) => other !== value);
    const values = isChosen ? [...others, value] : others;
    return { [facet]: values.length > 0 ? values : undefined };
  };
}

/** Fields that filter works, apart from the search words. */
const filterNames = [...valueFacetNames, "image", "from", "to"] as const;

/** Query variables that select works; the same for equal selections. */
export type SelectionVariables = { search: string | null; filter: WorkFilter | null };

/** Returns the query variables of a search, without its order. */
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

/** Returns the query variables of a search. */
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

/** Returns a key that identifies a list. */
export const listKey = (search: WorksSearch) => JSON.stringify(worksVariables(search));

/** Returns whether the list has links to a letter or a year. */
export function hasJumps({ sort }: WorksSearch): boolean {
  return sort !== undefined && jumpSorts.includes(sort);
}

const jumpSorts: readonly WorksSort[] = ["title", "creator", "identifier", "oldest", "latest"];

/** Returns the position at which the list begins; null for its first work. */
function startIn(search: WorksSearch): string | null {
  const { sort, at } = search;
  if (at === undefined || !hasJumps(search)) return null;
  const isByYear = sort === "oldest" || sort === "latest";
  return isByYear && !/^-?\d{1,6}$/.test(at) ? null : at;
}

/** The change that removes all filters. */
export const noFilters: WorksSearch = Object.fromEntries(
  filterNames.map((name) => [name, undefined]),
);

/** Returns whether a filter excludes works. */
export function isFiltered(search: WorksSearch): boolean {
  return filterNames.some((name) => search[name] !== undefined);
}

/** Returns whether search words or a filter exclude works. */
export function isNarrowed(search: WorksSearch): boolean {
  return Boolean(search.q?.trim()) || isFiltered(search);
}
