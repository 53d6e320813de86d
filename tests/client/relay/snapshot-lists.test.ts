import { RecordSource } from "relay-runtime";
import { describe, expect, it } from "vitest";
import type { StoredRecord } from "../../../src/client/relay/snapshot-format.ts";
import { edgeIds, readBriefly } from "../../../src/client/relay/snapshot-lists.ts";

/** Returns the records of a Relay connection, with its end and its edges. */
function listOf(count: number) {
  const edges = Array.from({ length: count }, (_, at) => `edge${at}`);
  const records = {
    list: {
      __id: "list",
      __typename: "WorkConnection",
      __connection_next_edge_index: count,
      edges: { __refs: edges },
      pageInfo: { __ref: "end" },
    },
    end: { __id: "end", __typename: "PageInfo", endCursor: `c${count - 1}`, hasNextPage: false },
    ...Object.fromEntries(
      edges.map((id, at) => [id, { __id: id, __typename: "WorkEdge", cursor: `c${at}` }]),
    ),
  };
  const source = new RecordSource(records);
  return (id: string) => source.get(id) as StoredRecord | null | undefined;
}

describe("snapshot-lists: readBriefly", () => {
  it("truncates a long list, and its page info has a next page", () => {
    const read = readBriefly(listOf(10), 4);
    expect(edgeIds(read("list") as StoredRecord)).toEqual(["edge0", "edge1", "edge2", "edge3"]);
    expect(read("end")).toMatchObject({ endCursor: "c3", hasNextPage: true });
  });

  it("returns the same record while the list has not changed", () => {
    const all = listOf(10);
    expect(readBriefly(all, 4)("list")).toBe(readBriefly(all, 4)("list"));
  });

  it("leaves a short list unchanged", () => {
    const all = listOf(4);
    const read = readBriefly(all, 4);
    expect(read("list")).toBe(all("list"));
    expect(read("end")).toMatchObject({ endCursor: "c3", hasNextPage: false });
  });
});
