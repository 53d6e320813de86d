import { useEffect } from "react";
import { usePreloadedQuery } from "react-relay";
import type { OperationType } from "relay-runtime";
import type { LoadedQuery } from "./route-query.ts";

/** Reads the query a route's loader asked for, and keeps it while the component is there. */
export function useRouteQuery<Query extends OperationType>(
  loaded: LoadedQuery<Query>,
): Query["response"] {
  useEffect(() => loaded.hold(), [loaded]);
  return usePreloadedQuery<Query>(loaded.query, loaded.reference);
}
