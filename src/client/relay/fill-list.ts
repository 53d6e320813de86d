import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from "relay-runtime";
import { begins, setEnds, type Ends } from "./long-list.ts";

/**
 * Puts other things in the place of all that a list holds: they were asked for in more pages than one.
 *
 * @param edgeType the type of the list's entries
 * @param cursors the things by their ids in their order, with the place of each
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
