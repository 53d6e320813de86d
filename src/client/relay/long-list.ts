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

/**
 * Relay's way to put pages together, but for one thing: Relay lets a first page take the place of the
 * whole list, so that a refresh would throw away what the visitor loaded and the place they were at.
 * Here what follows the page in a longer list stays.
 */
export const handlerProvider = (name: string) =>
  name === "connection" ? { ...ConnectionHandler, update } : DefaultHandlerProvider(name);

/** Lets the next first page take the place of the whole list, because the visitor wants that. */
export function startListOver(environment: Environment, connectionId: string): void {
  commitLocalUpdate(environment, (store) => {
    store.get(connectionId)?.setValue(true, startsOver);
  });
}

function update(store: RecordSourceProxy, payload: HandleFieldPayload): void {
  const list = () => store.get(payload.dataID)?.getLinkedRecord(payload.handleKey);
  const held = list();
  const before = held?.getLinkedRecords("edges");
  const pageInfo = held?.getLinkedRecord("pageInfo");
  const endCursor = pageInfo?.getValue("endCursor");
  const hasNextPage = pageInfo?.getValue("hasNextPage");

  ConnectionHandler.update(store, payload);

  const after = list();
  const { args } = payload;
  if (!before || !after || args["after"] != null || args["before"] != null) return;
  if (after.getValue(startsOver)) {
    after.setValue(false, startsOver);
    return;
  }
  const page = after.getLinkedRecords("edges") ?? [];
  const newPageInfo = after.getLinkedRecord("pageInfo");
  // A page that is the whole list, or as much as there was, leaves nothing to keep.
  if (before.length <= page.length || !newPageInfo?.getValue("hasNextPage")) return;
  // A list that does not meet the page is left as it was: the visitor is somewhere in it.
  after.setLinkedRecords(joinPages(page, before, idOf) ?? before, "edges");
  newPageInfo.setValue(endCursor, "endCursor");
  newPageInfo.setValue(hasNextPage, "hasNextPage");
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
