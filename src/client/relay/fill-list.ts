import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from "relay-runtime";
import { begins, setEnds, type Ends } from "./long-list.ts";

/**
 * Replaces all entries of a list by nodes that were loaded in more than one page.
 *
 * @param edgeType the type of the list's edges
 * @param cursors cursors by node id, in list order
 */
export function fillList(
  store: RecordSourceProxy,
  list: RecordProxy,
  edgeType: string,
  cursors: ReadonlyMap<string, string>,
  ends: Partial<Ends>,
): void {
  const edges = [...cursors].flatMap(([id, cursor]) => {
    const node = store.get(id);
    if (!node) return [];
    return [ConnectionHandler.createEdge(store, list, node, edgeType).setValue(cursor, "cursor")];
  });
  list.setLinkedRecords(edges, "edges");
  list.setValue([...cursors.keys()][0] ?? null, begins);
  setEnds(list, ends);
}
