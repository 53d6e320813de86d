import { generateClientID } from "relay-runtime";
import { joinPages } from "./long-list.ts";
import type { StoredRecord } from "./snapshot-format.ts";

/** Reads a record by its id. */
export type ReadRecord = (id: string) => StoredRecord | null | undefined;

type Entry = { edge: StoredRecord; node: string };

/** Relay's field with the index of a connection's next edge; only connections have it. */
const nextIndex = "__connection_next_edge_index";

/** Returns whether a record is a connection, a list that Relay builds from pages. */
export function isList(record: StoredRecord): boolean {
  return typeof record[nextIndex] === "number";
}

/** Returns the ids of a list's edges, in order. */
export function edgeIds(list: StoredRecord): string[] {
  const edges = list["edges"];
  if (!isObject(edges) || !Array.isArray(edges["__refs"])) return [];
  return edges["__refs"].filter((id) => typeof id === "string");
}

/** Returns the id of the page info record, which says where a list ends and whether more follows. */
export function pageInfoId(list: StoredRecord): string | undefined {
  return ref(list["pageInfo"]);
}

/**
 * Wraps a record reader so that it returns only the beginning of a long list, as if no more of it had been loaded.
 *
 * @param most maximum number of entries per list
 */
export function readBriefly(read: ReadRecord, most: number): ReadRecord {
  const ends = new Map<string, StoredRecord>();
  return (id) => {
    const record = ends.get(id) ?? read(id);
    if (!record || !isList(record) || edgeIds(record).length <= most) return record;
    const brief = briefs.get(record) ?? shorten(record, read, most);
    // Returns the same object each time, since a different object means a changed record.
    briefs.set(record, brief);
    if (brief.end) ends.set(brief.endId, brief.end);
    return brief.list;
  };
}

type Brief = { list: StoredRecord; endId: string; end: StoredRecord | null };

const briefs = new WeakMap<StoredRecord, Brief>();

function shorten(list: StoredRecord, read: ReadRecord, most: number): Brief {
  const ids = edgeIds(list).slice(0, most);
  const endId = pageInfoId(list) ?? "";
  const info = read(endId);
  const endCursor = read(ids.at(-1) ?? "")?.["cursor"];
  return {
    list: changed(list, { edges: { __refs: ids } }),
    endId,
    end: info ? changed(info, { endCursor, hasNextPage: true }) : null,
  };
}

/**
 * Returns the records that continue a list from the server with the entries that follow it in the snapshot: none if the
 * two do not overlap or nothing follows. Edges are numbered per list, so the same id may name another edge in the
 * snapshot; the added edges get new numbers.
 *
 * @param list as the server sent it
 * @param read reads a record that the server sent
 * @param kept the same list in the snapshot
 * @param readKept reads a record of the snapshot
 */
export function continueList(
  list: StoredRecord,
  read: ReadRecord,
  kept: StoredRecord,
  readKept: ReadRecord,
): Map<string, StoredRecord> {
  const info = read(pageInfoId(list) ?? "");
  const keptInfo = readKept(pageInfoId(kept) ?? "");
  const page = entries(list, read);
  const all = entries(kept, readKept);
  if (!info?.["hasNextPage"] || !keptInfo || all.length <= page.length) return new Map();
  const tail = joinPages(page, all, ({ node }) => node)?.slice(page.length) ?? [];
  if (tail.length === 0) return new Map();

  const id = String(list["__id"]);
  const first = Math.max(Number(list[nextIndex]), Number(kept[nextIndex]));
  const added = new Map(
    tail.map(({ edge }, at) => {
      const edgeId = generateClientID(id, "edges", first + at);
      return [edgeId, changed(edge, { __id: edgeId })];
    }),
  );
  const edges = { __refs: [...edgeIds(list), ...added.keys()] };
  const { endCursor, hasNextPage } = keptInfo;
  return added
    .set(id, changed(list, { edges, [nextIndex]: first + added.size }))
    .set(String(info["__id"]), changed(info, { endCursor, hasNextPage }));
}

function changed(record: StoredRecord, fields: Record<string, unknown>): StoredRecord {
  return { ...record, ...fields } as StoredRecord;
}

/** Returns a list's edges with the ids of their nodes, without unreadable ones. */
function entries(list: StoredRecord, read: ReadRecord): Entry[] {
  return edgeIds(list).flatMap((id) => {
    const edge = read(id);
    const node = ref(edge?.["node"]);
    return edge && node !== undefined ? [{ edge, node }] : [];
  });
}

function ref(link: unknown): string | undefined {
  return isObject(link) && typeof link["__ref"] === "string" ? link["__ref"] : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
