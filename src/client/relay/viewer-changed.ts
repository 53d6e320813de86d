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

/** What only somebody signed in sees. */
const personal: ReadonlySet<unknown> = new Set(["Account", "Session", "Invitation"]);

/**
 * Somebody else looks, or nobody in particular: all that depends on that is asked for again, and until then nothing
 * of the one before is shown anew.
 *
 * @param memberId who looks now, and `before` who did until now; null for an anonymous visitor
 */
export function viewerChanged(
  { environment, source, routeQueries, live }: Parts,
  memberId: string | null,
  before: string | null,
): void {
  environment.commitUpdate((store) => {
    const viewer = store.getRoot().getLinkedRecord("viewer");
    viewer?.invalidateRecord();
    // A list of theirs must not go on behind the first page of somebody else's.
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
