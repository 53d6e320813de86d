import type { QueryWorksArgs } from "../../../__generated__/resolvers.ts";
import { readCursor, writeCursor } from "../search/cursor.ts";
import type { Selection } from "../search/selections.ts";
import { placeAt } from "../search/jumps.ts";
import type { Order, Place } from "../search/sequence.ts";
import type { Page } from "../store/page.ts";
import type { Context } from "./context.ts";
import type { WorkConnectionModel } from "./models.ts";
import { badInput } from "./errors.ts";
import { pageFrom } from "./page.ts";
import { checkedText, orderOf, selectionOf } from "./selection.ts";

/**
 * Returns one page of works. The search index provides the ids, the database the rows.
 *
 * @throws GraphQLError BAD_USER_INPUT, and BadCursor
 */
export async function worksAsked(
  { search, filter, order: orderAsked, seed, startAt, ...pageAsked }: QueryWorksArgs,
  context: Pick<Context, "search" | "loaders">,
): Promise<WorkConnectionModel> {
  const selection = selectionOf(search, filter);
  const order = orderOf(orderAsked, seed);
  const page = pageFrom(pageAsked);
  const start = startOf(order, startAt);
  if (start === null || page.after != null || page.last != null) {
    return worksOf(selection, order, page, context);
  }
  const started = await worksOf(selection, order, page, context, start);
  // There is nothing to show after the last work.
  const isEmpty = started.edges.length === 0;
  return isEmpty ? worksOf(selection, order, { last: page.first }, context) : started;
}

function startOf(order: Order, startAt: string | null | undefined): Place | null {
  const text = checkedText("startAt", startAt ?? "");
  if (text === "") return null;
  if ((order.by === "earliest" || order.by === "latest") && !/^-?\d{1,6}$/.test(text)) {
    throw badInput('"startAt" must be a year in this order.');
  }
  return placeAt(order, text);
}

/**
 * Returns one page of a selection's works. Throws `BadCursor`.
 *
 * @param start position of a page without a cursor
 */
export async function worksOf(
  selection: Selection,
  order: Order,
  page: Page,
  { search, loaders }: Pick<Context, "search" | "loaders">,
  start: Place | null = null,
): Promise<WorkConnectionModel> {
  const backward = page.last != null;
  const cursor = (backward ? page.before : page.after) ?? null;
  const from = cursor === null ? start : readCursor(order, cursor);
  const window = { size: (backward ? page.last : page.first) ?? 0, backward, from };
  const { places, hasMore, hasBehind, total, corrected } = await search.ask("list", {
    selection,
    order,
    window,
  });
  const works = await Promise.all(places.map(({ id }) => loaders.work.load(id)));
  const found = corrected ?? selection.search;
  const edges = places.flatMap((place, at) => {
    const node = works[at];
    // The work may have been unpublished since the search.
    return node ? [{ node, cursor: writeCursor(order, place), search: found }] : [];
  });
  return {
    edges,
    hasNextPage: backward ? hasBehind : hasMore,
    hasPreviousPage: backward ? hasMore : hasBehind,
    totalCount: total,
    correctedSearch: corrected,
  };
}
