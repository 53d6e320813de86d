import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import type { LoadedQuery } from "../relay/route-query.ts";
import type { AppContext } from "./root.tsx";

/** A page component whose program is loaded when it is first needed. */
type LazyPage = { preload?: (() => Promise<void> | undefined) | undefined };

/**
 * What a page's loader does: asks for data and program in the same tick, on hover or on click, and is
 * over when there is something to show. Until then the page before stays.
 */
export async function loadPage<Query extends OperationType>(
  { routeQueries }: AppContext,
  query: GraphQLTaggedNode,
  variables: Query["variables"],
  page: LazyPage,
  /** Called as soon as there is an answer, while the program may still be on its way. */
  onAnswer?: (answer: Query["response"]) => void,
): Promise<LoadedQuery<Query>> {
  const loaded = routeQueries.load<Query>(query, variables);
  const answered = loaded.ready.then(() => {
    const answer = loaded.data();
    if (answer) onAnswer?.(answer);
  });
  await Promise.all([answered, page.preload?.()]);
  return loaded;
}
