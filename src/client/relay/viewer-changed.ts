import type { IEnvironment, RecordSource, RecordSourceProxy } from "relay-runtime";
import type { Live } from "./live.ts";
import { startOver } from "./long-list.ts";
import type { RouteQueries } from "./route-queries.ts";
import { isList } from "./snapshot-lists.ts";
import { viewerChanges } from "./viewer-changes.ts";

type Parts = {
  environment: IEnvironment;
  source: RecordSource;
  routeQueries: RouteQueries;
  live: Live;
};

/** Types that only signed-in members can see. */
const personal: ReadonlySet<unknown> = new Set(["Account", "Session", "Invitation"]);

/**
 * Handles a change of viewer: refetches everything that depends on the viewer and shows none of the previous viewer's
 * data again until then.
 *
 * @param memberId current viewer, and `before` the previous one; null for an anonymous visitor
 */
export function viewerChanged(
  { environment, source, routeQueries, live }: Parts,
  memberId: string | null,
  before: string | null,
): void {
  environment.commitUpdate((store) => {
    const viewer = store.getRoot().getLinkedRecord("viewer");
    viewer?.invalidateRecord();
    // Pages of the previous viewer's list must not follow the first page of another viewer's.
    const own = `client:${viewer?.getDataID()}:`;
    for (const id of source.getRecordIDs()) {
      const record = source.get(id);
      if (record && id.startsWith(own) && isList(record)) startOver(store, id);
      if (memberId === null && personal.has(record?.["__typename"])) forget(store, id);
    }
  });
  routeQueries.refreshViewer();
  void live.reconnect();
  viewerChanges.happened(before);
}

function forget(store: RecordSourceProxy, id: string) {
  if (store.get(id)) store.delete(id);
}
