import type { QueryWorksArgs } from "../../../__generated__/resolvers.ts";
import { readCursor, writeCursor } from "../search/cursor.ts";
import type { Selection } from "../search/search-index.ts";
import type { Order } from "../search/sequence.ts";
import type { Page } from "../store/page.ts";
import type { Context } from "./context.ts";
import type { WorkConnectionModel } from "./models.ts";
import { pageFrom } from "./page.ts";
import { orderOf, selectionOf } from "./selection.ts";

/**
 * One page of the works asked for. The index says which, the database what they are.
 *
 * @throws GraphQLError BAD_USER_INPUT, and BadCursor
 */
export function worksAsked(
  { search, filter, order, seed, ...page }: QueryWorksArgs,
  context: Pick<Context, "search" | "loaders">,
): Promise<WorkConnectionModel> {
  return worksOf(selectionOf(search, filter), orderOf(order, seed), pageFrom(page), context);
}

/** One page of a selection's works. Throws `BadCursor`. */
export async function worksOf(
  selection: Selection,
  order: Order,
  page: Page,
  { search, loaders }: Pick<Context, "search" | "loaders">,
): Promise<WorkConnectionModel> {
  const backward = page.last != null;
  const cursor = (backward ? page.before : page.after) ?? null;
  const from = cursor === null ? null : readCursor(order, cursor);
  const window = { size: (backward ? page.last : page.first) ?? 0, backward, from };
  const { places, hasMore, total, corrected } = await search.ask("list", {
    selection,
    order,
    window,
  });
  const works = await Promise.all(places.map(({ id }) => loaders.work.load(id)));
  const edges = places.flatMap((place, at) => {
    const node = works[at];
    // It may have been taken back since it was found.
    return node ? [{ node, cursor: writeCursor(order, place) }] : [];
  });
  return {
    edges,
    hasNextPage: backward ? from !== null : hasMore,
    hasPreviousPage: backward ? hasMore : from !== null,
    totalCount: total,
    correctedSearch: corrected,
  };
}
