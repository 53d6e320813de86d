import * as v from "valibot";
import type {
  WorkFilter,
  WorkOrder,
} from "../../../../__generated__/relay/WorksListPaginationQuery.graphql.ts";

const orders = {
  relevance: "RELEVANCE",
  newest: "NEWEST",
  title: "TITLE",
  creator: "CREATOR",
  oldest: "YEAR_ASC",
  latest: "YEAR_DESC",
  identifier: "IDENTIFIER",
} as const satisfies Record<string, WorkOrder>;

/** The orders of a list of works, as they stand in the address. */
export type WorksSort = keyof typeof orders;

/** A value that is passed over when it is missing or not of its kind. */
function lenient<Schema extends v.GenericSchema<string | undefined, string>>(schema: Schema) {
  return v.optional(v.fallback(v.optional(schema), undefined));
}

const words = lenient(v.pipe(v.string(), v.nonEmpty()));

/** What the address of `/works` may hold. Anything else in it is passed over, never an error. */
export const worksSearchSchema = v.object({
  q: lenient(
    v.pipe(
      v.string(),
      v.nonEmpty(),
      v.transform((text) => text.slice(0, 200)),
    ),
  ),
  type: words,
  creator: words,
  subject: words,
  sort: lenient(v.picklist(Object.keys(orders) as WorksSort[])),
  view: lenient(v.picklist(["list"])),
});

/** What the visitor chose on `/works`: search words, filters, order and grid or list. */
export type WorksSearch = v.InferOutput<typeof worksSearchSchema>;

/** The filters that narrow the list, each shown as a chip that takes it away. */
export const worksFilters = ["type", "creator", "subject"] as const;

/** What the contract is asked for a choice; the same choice always gives the same variables. */
export function worksVariables(search: WorksSearch): {
  search: string | null;
  filter: WorkFilter | null;
  order: WorkOrder | null;
} {
  const filter: WorkFilter = {
    ...(search.type === undefined ? {} : { types: [search.type] }),
    ...(search.creator === undefined ? {} : { creators: [search.creator] }),
    ...(search.subject === undefined ? {} : { subjects: [search.subject] }),
  };
  return {
    search: search.q?.trim() || null,
    filter: Object.keys(filter).length === 0 ? null : filter,
    order: search.sort === undefined ? null : orders[search.sort],
  };
}

/** Whether the choice leaves works out, by words or by a filter. */
export function isNarrowed(search: WorksSearch): boolean {
  return Boolean(search.q?.trim()) || worksFilters.some((name) => search[name] !== undefined);
}
