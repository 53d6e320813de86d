import type { WorkFilter, WorkOrder } from "../../../__generated__/resolvers.ts";
import type { Order } from "../search/sequence.ts";
import type { Selection } from "../search/selections.ts";
import { badInput } from "./errors.ts";

const longestSearch = 200;
/** Maximum number of values in one list of a filter, and maximum length of each. */
const mostValues = 50;
const longestValue = 500;

/**
 * Converts search text and filter to a selection for the search index.
 *
 * @throws GraphQLError BAD_USER_INPUT when it exceeds a limit
 */
export function selectionOf(
  search: string | null | undefined,
  filter: WorkFilter | null | undefined,
): Selection {
  return {
    search: checkedText("search", search ?? "") || null,
    filter: {
      terms: {
        TYPE: checkedValues("types", filter?.types),
        CREATOR: checkedValues("creators", filter?.creators),
        SUBJECT: checkedValues("subjects", filter?.subjects),
        PLACE: checkedValues("places", filter?.places),
        TECHNIQUE: checkedValues("techniques", filter?.techniques),
        RIGHTS: checkedValues("rights", filter?.rights),
      },
      hasImage: filter?.hasImage ?? null,
      from: filter?.yearFrom ?? null,
      to: filter?.yearTo ?? null,
    },
  };
}

/**
 * Trims a typed text.
 *
 * @throws GraphQLError BAD_USER_INPUT when it is too long
 */
export function checkedText(name: string, text: string): string {
  if (text.length > longestSearch) {
    throw badInput(`"${name}" must be at most ${longestSearch} characters.`);
  }
  return text.trim();
}

/** Returns the order of a list: by default the best match first for a search, otherwise the newest first. */
export function orderOf(
  order: WorkOrder | null | undefined,
  seed: number | null | undefined,
): Order {
  if (order === "RANDOM") return { by: "random", seed: seed ?? 0 };
  return { by: order ? orders[order] : "relevance" };
}

const orders = {
  RELEVANCE: "relevance",
  NEWEST: "newest",
  TITLE: "title",
  CREATOR: "creator",
  YEAR_ASC: "earliest",
  YEAR_DESC: "latest",
  IDENTIFIER: "identifier",
} as const;

/** Removes duplicates and sorts, so that equal selections are identical. */
function checkedValues(name: string, values: readonly string[] | null | undefined): string[] {
  if (!values) return [];
  if (values.length > mostValues) throw badInput(`"${name}" must be at most ${mostValues} values.`);
  if (values.some(({ length }) => length > longestValue)) {
    throw badInput(`A value of "${name}" must be at most ${longestValue} characters.`);
  }
  return [...new Set(values)].sort();
}
