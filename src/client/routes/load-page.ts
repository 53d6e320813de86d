import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import type { LoadedQuery } from "../relay/route-query.ts";
import type { AppContext } from "./root.tsx";

/** A page component whose code is loaded lazily. */
type LazyPage = { preload?: (() => Promise<void> | undefined) | undefined };

/**
 * Loads data and code of a page in parallel, on hover or click. Resolves when there is something to show; until then
 * the previous page stays.
 */
export async function loadPage<Query extends OperationType>(
  { routeQueries }: AppContext,
  query: GraphQLTaggedNode,
  variables: Query["variables"],
  page: LazyPage,
  /** Called as soon as there is a response, while the code may still be loading. */
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
