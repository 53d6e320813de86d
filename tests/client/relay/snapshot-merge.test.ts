import fc from "fast-check";
import { expect, it } from "vitest";
import type { RecordMap, Snapshot } from "../../../src/client/relay/snapshot-format.ts";
import { mergeSnapshots } from "../../../src/client/relay/snapshot-merge.ts";

const snapshotOf = (records: RecordMap): Snapshot => ({
  version: "v",
  savedAt: 1,
  memberId: null,
  operations: [],
  records,
});

const fields = fc.dictionary(fc.constantFrom("a", "b", "c"), fc.integer({ max: 3, min: 0 }));
const records = fc.dictionary(fc.constantFrom("1", "2"), fields) as fc.Arbitrary<RecordMap>;

it("gives the other tab's word when this tab changed nothing", () => {
  fc.assert(
    fc.property(records, records, (base, theirs) => {
      const merged = mergeSnapshots(snapshotOf(base), snapshotOf(theirs), base).records;
      for (const [id, record] of Object.entries(theirs))
        expect(merged[id]).toMatchObject({ ...record });
    }),
  );
});

it("gives this tab's word for every field it changed", () => {
  fc.assert(
    fc.property(records, records, records, (base, ours, theirs) => {
      const merged = mergeSnapshots(snapshotOf(ours), snapshotOf(theirs), base).records;
      for (const [id, record] of Object.entries(ours)) {
        for (const [field, value] of Object.entries(record ?? {})) {
          if (value !== base[id]?.[field]) expect(merged[id]?.[field]).toBe(value);
        }
      }
    }),
  );
});

it("loses no record and no field of either tab", () => {
  fc.assert(
    fc.property(records, records, records, (base, ours, theirs) => {
      const merged = mergeSnapshots(snapshotOf(ours), snapshotOf(theirs), base).records;
      for (const side of [ours, theirs]) {
        for (const [id, record] of Object.entries(side)) {
          expect(Object.keys(merged[id] ?? {})).toEqual(
            expect.arrayContaining(Object.keys(record ?? {})),
          );
        }
      }
    }),
  );
});
