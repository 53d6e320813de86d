import { startTransition, useEffect } from "react";
import type { rootViewerQuery } from "../../../__generated__/relay/rootViewerQuery.graphql.ts";
import type { LoadedQuery } from "../relay/route-query.ts";
import { useRouteQuery } from "../relay/use-route-query.ts";

/** The frame's data about the current user. */
export type Visitor = NonNullable<rootViewerQuery["response"]["viewer"]>;

type ViewerReaderProps = {
  loaded: LoadedQuery<rootViewerQuery>;
  onRead: (viewer: Visitor) => void;
};

/** Waits for the viewer query without suspending the page, and passes its result up. */
export function ViewerReader({ loaded, onRead }: ViewerReaderProps) {
  const { viewer } = useRouteQuery(loaded);
  useEffect(() => {
    if (viewer) startTransition(() => onRead(viewer));
  }, [viewer, onRead]);
  return null;
}
