import type { WorkFilter, WorkOrder } from "../../../__generated__/resolvers.ts";
import type { Order } from "../search/sequence.ts";
import type { Selection } from "../search/selections.ts";
import { badInput } from "./errors.ts";

const longestSearch = 200;
/** How many values one list of a filter may have, and how long each may be. */
const mostValues = 50;
const longestValue = 500;

/**
 * What works are asked for, as the index understands it.
 *
 * @throws GraphQLError BAD_USER_INPUT when it asks for more than can be
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
 * Checks words that were typed.
 *
 * @throws GraphQLError BAD_USER_INPUT when they are too long
 */
export function checkedText(name: string, text: string): string {
  if (text.length > longestSearch) {
    throw badInput(`"${name}" must be at most ${longestSearch} characters.`);
  }
  return text.trim();
}

/** The order of a list: without one the best match first for a search, else what was added last. */
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

/** Each value once, in one order: what asks for the same is the same. */
function checkedValues(name: string, values: readonly string[] | null | undefined): string[] {
  if (!values) return [];
  if (values.length > mostValues) throw badInput(`"${name}" must be at most ${mostValues} values.`);
  if (values.some(({ length }) => length > longestValue)) {
    throw badInput(`A value of "${name}" must be at most ${longestValue} characters.`);
  }
  return [...new Set(values)].sort();
}
