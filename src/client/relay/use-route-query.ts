import { useEffect } from "react";
import { usePreloadedQuery } from "react-relay";
import type { OperationType } from "relay-runtime";
import type { LoadedQuery } from "./route-query.ts";

/** Reads the query that a route's loader loaded and retains it while the component is mounted. */
export function useRouteQuery<Query extends OperationType>(
  loaded: LoadedQuery<Query>,
): Query["response"] {
  useEffect(() => loaded.hold(), [loaded]);
  return usePreloadedQuery<Query>(loaded.query, loaded.reference);
}
