import {
  ConnectionHandler,
  DefaultHandlerProvider,
  commitLocalUpdate,
  type Environment,
  type HandleFieldPayload,
  type RecordProxy,
  type RecordSourceProxy,
} from "relay-runtime";

type Edge = RecordProxy | null;

/** Marks a list that the next first page replaces. Exists only in the client's store. */
const startsOver = "startsOver";
/** Maximum number of works in a list, and how many are dropped when there are more. */
const [mostHeld, letGoAtOnce] = [1080, 360];
/** Field with the id of the work that the first page began with. Pages loaded before that page precede it. */
export const begins = "beginsWith";

/**
 * Returns Relay's handler for a field. The connection handler differs in one point: Relay lets a first page replace the
 * whole list, so that a refresh would discard the pages and the position of the visitor. This handler retains what
 * precedes and follows the page in a longer list.
 */
export const handlerProvider = (name: string) =>
  name === "connection" ? { ...ConnectionHandler, update } : DefaultHandlerProvider(name);

/** Lets the next first page replace the whole list, at the visitor's request. */
export function startListOver(environment: Environment, connectionId: string): void {
  commitLocalUpdate(environment, (store) => startOver(store, connectionId));
}

/** Does the same as `startListOver` within a store update. */
export function startOver(store: RecordSourceProxy, connectionId: string): void {
  store.get(connectionId)?.setValue(true, startsOver);
}

/**
 * Returns whether a list does not begin where it was requested, because pages were prepended or its front was dropped.
 */
export function beginsElsewhere(environment: Environment, connectionId: string): boolean {
  let isElsewhere = false;
  commitLocalUpdate(environment, (store) => {
    const list = store.get(connectionId);
    const begun = list?.getValue(begins);
    const first = list?.getLinkedRecords("edges")?.[0];
    isElsewhere = typeof begun === "string" && first != null && idOf(first) !== begun;
  });
  return isElsewhere;
}

function update(store: RecordSourceProxy, payload: HandleFieldPayload): void {
  const { args } = payload;
  const list = () => store.get(payload.dataID)?.getLinkedRecord(payload.handleKey);
  if (args["after"] != null || args["before"] != null) {
    ConnectionHandler.update(store, payload);
    letGo(list(), args["after"] != null);
    return;
  }
  const held = list();
  const before = held?.getLinkedRecords("edges");
  const ends = held && endsOf(held);

  ConnectionHandler.update(store, payload);

  const after = list();
  if (!after) return;
  const page = after.getLinkedRecords("edges") ?? [];
  const begun = after.getValue(begins);
  after.setValue(page[0] ? idOf(page[0]) : null, begins);
  if (!before || !ends) return;
  if (after.getValue(startsOver)) {
    after.setValue(false, startsOver);
    return;
  }
  const begin = before.findIndex((edge) => idOf(edge) === begun);
  const front = before.slice(0, Math.max(0, begin));
  const rest = goOn(after, page, before.slice(front.length), ends);
  if (front.length === 0) return;
  const inRest = new Set(rest.map(idOf));
  after.setLinkedRecords([...front.filter((edge) => !inRest.has(idOf(edge))), ...rest], "edges");
  setEnds(after, { startCursor: ends.startCursor, hasPreviousPage: ends.hasPreviousPage });
}

/**
 * Drops works at the far end of a very long list, outside the viewport; they are refetched when the visitor scrolls
 * there. Merging a page takes longer the more entries a list has.
 */
function letGo(list: RecordProxy | null | undefined, atFront: boolean): void {
  const edges = list?.getLinkedRecords("edges") ?? [];
  // Only a list that loads pages in both directions has a start cursor.
  if (!list || edges.length <= mostHeld || endsOf(list).startCursor === undefined) return;
  const kept = atFront ? edges.slice(letGoAtOnce) : edges.slice(0, -letGoAtOnce);
  list.setLinkedRecords(kept, "edges");
  const cursor = kept.at(atFront ? 0 : -1)?.getValue("cursor");
  if (atFront) setEnds(list, { startCursor: cursor, hasPreviousPage: true });
  else setEnds(list, { endCursor: cursor, hasNextPage: true });
}

/** Appends the later pages of a list to a new first page. Returns all resulting edges from that page on. */
function goOn(list: RecordProxy, page: Edge[], before: Edge[], ends: Ends): Edge[] {
  // A page that is the whole list, or at least as long as the old list, leaves nothing to retain.
  if (before.length <= page.length || !endsOf(list).hasNextPage) return page;
  const joined = joinPages(page, before, idOf);
  list.setLinkedRecords(joined ?? before, "edges");
  // A list that does not overlap the page stays as it was, because the visitor is somewhere in it.
  setEnds(list, joined ? { endCursor: ends.endCursor, hasNextPage: ends.hasNextPage } : ends);
  return joined ?? before;
}

export type Ends = ReturnType<typeof endsOf>;

function endsOf(list: RecordProxy) {
  const pageInfo = list.getLinkedRecord("pageInfo");
  return {
    startCursor: pageInfo?.getValue("startCursor"),
    hasPreviousPage: pageInfo?.getValue("hasPreviousPage"),
    endCursor: pageInfo?.getValue("endCursor"),
    hasNextPage: pageInfo?.getValue("hasNextPage"),
  };
}

/** Sets a list's cursors and whether there are more pages at its ends. */
export function setEnds(list: RecordProxy, ends: Partial<Ends>) {
  const pageInfo = list.getLinkedRecord("pageInfo");
  for (const [name, value] of Object.entries(ends)) pageInfo?.setValue(value, name);
}

/**
 * Returns a first page followed by the entries after its last work in a longer list, or null if that work is not there.
 *
 * @param idOf returns the id of the work in an entry
 */
export function joinPages<Entry>(
  page: readonly Entry[],
  list: readonly Entry[],
  idOf: (entry: Entry) => string | undefined,
): Entry[] | null {
  const last = page.at(-1);
  const place = last === undefined ? -1 : list.findIndex((entry) => idOf(entry) === idOf(last));
  if (place < 0) return null;
  const inPage = new Set(page.map(idOf));
  return [...page, ...list.slice(place + 1).filter((entry) => !inPage.has(idOf(entry)))];
}

const idOf = (edge: Edge) => edge?.getLinkedRecord("node")?.getDataID();
