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

/** Marks a list that the next first page replaces. Only the store knows of it. */
const startsOver = "startsOver";
/** How many works a list holds that goes on and on, and how many it lets go of when there are more. */
const [mostHeld, letGoAtOnce] = [1080, 360];
/** The work with which a list's first page began: before it stand the pages that were put in front. */
export const begins = "beginsWith";

/**
 * Relay's way to put pages together, but for one thing: Relay lets a first page take the place of the
 * whole list, so that a refresh would throw away what the visitor loaded and the place they were at.
 * Here what stands before the page and behind it in a longer list stays.
 */
export const handlerProvider = (name: string) =>
  name === "connection" ? { ...ConnectionHandler, update } : DefaultHandlerProvider(name);

/** Lets the next first page take the place of the whole list, because the visitor wants that. */
export function startListOver(environment: Environment, connectionId: string): void {
  commitLocalUpdate(environment, (store) => startOver(store, connectionId));
}

/** The same, within a change of the store. */
export function startOver(store: RecordSourceProxy, connectionId: string): void {
  store.get(connectionId)?.setValue(true, startsOver);
}

/** Whether a list does not begin where it was asked to: pages were put in front of that, or it was let go of. */
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
 * Lets a list that grew very long go of works at its other end, where nobody looks: they are asked for again when
 * somebody does. Every page that comes is put together with all that is held, which otherwise takes ever longer.
 */
function letGo(list: RecordProxy | null | undefined, atFront: boolean): void {
  const edges = list?.getLinkedRecords("edges") ?? [];
  // Only a list that is paged both ways knows where it starts.
  if (!list || edges.length <= mostHeld || endsOf(list).startCursor === undefined) return;
  const kept = atFront ? edges.slice(letGoAtOnce) : edges.slice(0, -letGoAtOnce);
  list.setLinkedRecords(kept, "edges");
  const cursor = kept.at(atFront ? 0 : -1)?.getValue("cursor");
  if (atFront) setEnds(list, { startCursor: cursor, hasPreviousPage: true });
  else setEnds(list, { endCursor: cursor, hasNextPage: true });
}

/** Lets a list that was gone on with follow a new first page; gives all that stands there then. */
function goOn(list: RecordProxy, page: Edge[], before: Edge[], ends: Ends): Edge[] {
  // A page that is the whole list, or as much as there was, leaves nothing to keep.
  if (before.length <= page.length || !endsOf(list).hasNextPage) return page;
  const joined = joinPages(page, before, idOf);
  list.setLinkedRecords(joined ?? before, "edges");
  // A list that does not meet the page is left as it was: the visitor is somewhere in it.
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

/** Says where a list begins and ends, and whether it goes on there. */
export function setEnds(list: RecordProxy, ends: Partial<Ends>) {
  const pageInfo = list.getLinkedRecord("pageInfo");
  for (const [name, value] of Object.entries(ends)) pageInfo?.setValue(value, name);
}

/**
 * A first page and what followed its last work in a longer list; null if the two do not meet.
 *
 * @param idOf names the work that an entry of the list holds
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
