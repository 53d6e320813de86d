import fc from "fast-check";
import { expect, it } from "vitest";
import type { Records, StoredRecord } from "../../../src/client/relay/snapshot-format.ts";
import { mergeSnapshots } from "../../../src/client/relay/snapshot-merge.ts";

type Fields = Record<string, number>;

const recordsOf = (fields: Record<string, Fields>): Records =>
  new Map(Object.entries(fields) as unknown as [string, StoredRecord][]);
const merge = (ours: Records, theirs: Records, base: Records) =>
  mergeSnapshots({ operations: [], records: ours }, { operations: [], records: theirs }, base)
    .records;

const fields = fc.dictionary(fc.constantFrom("a", "b", "c"), fc.integer({ max: 3, min: 0 }));
const records = fc.dictionary(fc.constantFrom("1", "2"), fields).map(recordsOf);

it("snapshot-merge: uses the other tab's data when this tab changed nothing", () => {
  fc.assert(
    fc.property(records, records, (base, theirs) => {
      const merged = merge(base, theirs, base);
      for (const [id, record] of theirs) expect(merged.get(id)).toMatchObject({ ...record });
    }),
  );
});

it("snapshot-merge: uses this tab's value for every field that it changed", () => {
  fc.assert(
    fc.property(records, records, records, (base, ours, theirs) => {
      const merged = merge(ours, theirs, base);
      for (const [id, record] of ours) {
        for (const [field, value] of Object.entries(record ?? {})) {
          if (value !== base.get(id)?.[field]) expect(merged.get(id)?.[field]).toBe(value);
        }
      }
    }),
  );
});

it("snapshot-merge: loses no record and no field of either tab", () => {
  fc.assert(
    fc.property(records, records, records, (base, ours, theirs) => {
      const merged = merge(ours, theirs, base);
      for (const [id, record] of [...ours, ...theirs]) {
        expect(Object.keys(merged.get(id) ?? {})).toEqual(
          expect.arrayContaining(Object.keys(record ?? {})),
        );
      }
    }),
  );
});

it("snapshot-merge: uses a list's edges and page info from the tab that changed the list", () => {
  const list = (edges: Record<string, string>, endCursor: string) =>
    recordsOf({
      list: {
        __connection_next_edge_index: 9,
        edges: { __refs: Object.keys(edges) },
        pageInfo: { __ref: "info" },
      },
      info: { endCursor },
      ...Object.fromEntries(Object.entries(edges).map(([id, node]) => [id, { node }])),
    } as never);
  const base = list({ e0: "a" }, "a");
  const longer = list({ e0: "a", e1: "b" }, "b");
  const refreshed = list({ e1: "a" }, "a");
  expect(merge(refreshed, longer, base)).toEqual(new Map([...longer, ...refreshed]));
  expect(merge(base, longer, base)).toEqual(longer);
});
