import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  entriesInOrder,
  unknownOrder,
  withEvent,
  withFacts,
  withReading,
} from "../../../../src/client/features/parts/placed-order.ts";
import type { PlacedOrder } from "../../../../src/client/features/parts/placed-order.ts";

type Entry = { id: string; position: string; caption: string };

const entry = (id: string, position: string, caption = "") => ({ id, position, caption });
const idsIn = (order: PlacedOrder<Entry>) => entriesInOrder(order).map(({ id }) => id);
const read = withReading(unknownOrder<Entry>(), 5, [entry("a", "a0"), entry("b", "a1")]);

/** The state of an album after each of its changes, and the entry that the change's event names. */
type Past = { entries: Map<string, Entry>; touched: string }[];

/** A change adds an entry, changes its position or caption, or removes it. */
const change = fc.record({
  id: fc.constantFrom("a", "b", "c", "d"),
  position: fc.option(fc.stringMatching(/^[a-zA-Z]{1,3}$/), { freq: 3 }),
});
const past = fc.array(change, { minLength: 1, maxLength: 20 }).map((changes): Past => {
  const all: Past = [{ entries: new Map(), touched: "" }];
  for (const [at, { id, position }] of changes.entries()) {
    const entries = new Map(all.at(-1)?.entries);
    if (position === null) entries.delete(id);
    // No two entries have the same position.
    else entries.set(id, entry(id, `${position}${id}`, `${at}`));
    all.push({ entries, touched: id });
  }
  return all;
});

/** Returns the facts about some entries as they were after a change. */
function factsAt(all: Past, at: number, ids: string[]) {
  const now = all[at]?.entries ?? new Map<string, Entry>();
  return {
    change: at,
    entries: ids.flatMap((id) => now.get(id) ?? []),
    removedIds: ids.filter((id) => !now.has(id)),
  };
}

describe("placed-order: the order of an album", () => {
  it("follows the positions by their character codes", () => {
    const order = withReading(unknownOrder<Entry>(), 1, [
      entry("1", "a0"),
      entry("2", "Zz"),
      entry("3", "a0V"),
    ]);
    expect(idsIn(order)).toEqual(["2", "1", "3"]);
  });

  it("applies an event and ignores an older response", () => {
    const event = { since: 5, change: 6, entries: [entry("a", "a2")], removedIds: [] };
    const moved = withEvent(read, event);
    expect(moved && idsIn(moved)).toEqual(["b", "a"]);
    const late =
      moved && withFacts(moved, { change: 5, entries: [entry("a", "a0")], removedIds: [] });
    expect(late && idsIn(late)).toEqual(["b", "a"]);
  });

  it("does not restore a removed entry for a late response", () => {
    const event = { since: 5, change: 7, entries: [], removedIds: ["c"] };
    const order = withEvent(read, event) ?? read;
    const late = withFacts(order, { change: 6, entries: [entry("c", "a2")], removedIds: [] });
    expect(idsIn(late)).toEqual(["a", "b"]);
  });

  it("detects a missed event, and a new reading replaces it", () => {
    const event = { since: 6, change: 7, entries: [], removedIds: [] };
    expect(withEvent(read, event)).toBeNull();
    expect(idsIn(withReading(read, 7, [entry("b", "a1"), entry("d", "a2")]))).toEqual(["b", "d"]);
  });

  it("preserves changes that are newer than a reading", () => {
    const event = { since: 5, change: 9, entries: [entry("c", "a2")], removedIds: ["a"] };
    const order = withEvent(read, event) ?? read;
    const reread = withReading(order, 7, [entry("a", "a0"), entry("b", "a1")]);
    expect([idsIn(reread), reread.change]).toEqual([["b", "c"], 9]);
  });

  it("matches the album even if responses arrive late, twice or before the events", () => {
    const readings = fc.array(fc.nat(), { maxLength: 4 });
    const answers = fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 20 });
    fc.assert(
      fc.property(past, fc.nat(), answers, readings, (all, start, told, read) => {
        const last = all.length - 1;
        const begun = start % all.length;
        const whole = (at: number) => [...(all[at]?.entries.values() ?? [])];
        let order = withReading(unknownOrder<Entry>(), begun, whole(begun));
        for (let at = begun + 1; at <= last; at += 1) {
          const touched = all[at]?.touched ?? "";
          order = withEvent(order, { ...factsAt(all, at, [touched]), since: at - 1 }) ?? order;
          for (const [when, what] of told) {
            // The response to a change may arrive at any time after it.
            if (when % (last + 1) === at) order = withFacts(order, answerTo(what % (at + 1)));
          }
          for (const when of read) {
            const seen = when % (at + 1);
            if (when % 2 === 0) order = withReading(order, seen, whole(seen));
          }
        }
        const expected = whole(last).sort((a, b) => (a.position < b.position ? -1 : 1));
        expect(entriesInOrder(order)).toEqual(expected);

        function answerTo(at: number) {
          return factsAt(all, at, [all[at]?.touched ?? ""]);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
