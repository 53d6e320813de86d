import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { farthestYear } from "../../../src/record/limits.ts";
import { placeAt } from "../../../src/server/search/jumps.ts";
import { SearchIndex } from "../../../src/server/search/search-index.ts";
import type { Selection } from "../../../src/server/search/selections.ts";
import type { Order } from "../../../src/server/search/sequence.ts";
import { workDocument } from "../../../src/server/search/work-document.ts";
import type { IndexedWork } from "../../../src/server/search/work-document.ts";
import { indexedWork } from "../../support/indexed-work.ts";

const everything: Selection = {
  search: null,
  filter: { terms: {}, hasImage: null, from: null, to: null },
};
const paintings: Selection = {
  search: null,
  filter: { ...everything.filter, terms: { TYPE: ["painting"] } },
};

/** Creates an index in several steps, so that it has several segments. */
function indexOf(works: readonly IndexedWork[]): SearchIndex {
  const index = new SearchIndex();
  for (let from = 0; from < works.length; from += 7) {
    index.apply(works.slice(from, from + 7).map(workDocument));
  }
  return index;
}

function idsFrom(index: SearchIndex, selection: Selection, order: Order, text: string) {
  const from = placeAt(order, text);
  const ahead = index.page(selection, order, { size: 1000, backward: false, from });
  const behind = index.page(selection, order, { size: 1000, backward: true, from });
  return { ahead: ahead.places.map(({ id }) => id), behind, hasBehind: ahead.hasBehind };
}

const title = fc.constantFrom("", "Åse", "an 9", "Boat", "zebra", "12 boats", "Яхта", "海", "?!");
const work = fc.record({
  title,
  creators: title.map((name) => (name ? [{ name, role: null }] : [])),
  identifier: fc.constantFrom("A1", "a 20", "N03", "7", "007", "20,b"),
  earliestYear: fc.option(
    fc.oneof(
      { weight: 9, arbitrary: fc.integer({ min: -300, max: 2020 }) },
      fc.constantFrom(-farthestYear, -10_001, -10_000, 9_999, 10_000, farthestYear - 3),
    ),
  ),
  workType: fc.constantFrom("painting", "print"),
});
const works = fc
  .array(work, { maxLength: 40 })
  .map((all) =>
    all.map((said, at) =>
      indexedWork(at + 1, { ...said, latestYear: said.earliestYear && said.earliestYear + 3 }),
    ),
  );
const order = fc.constantFrom<Order["by"]>("title", "creator", "identifier", "earliest", "latest");
const selection = fc.constantFrom(everything, paintings);

describe("jumps in a list", () => {
  it("lead to as many works as they state, in sequence", () => {
    fc.assert(
      fc.property(works, order, selection, (all, by, chosen) => {
        const index = indexOf(all);
        const asked = { by } as Order;
        const jumps = index.jumps(chosen, asked);
        const starts = jumps.map(({ at }) => idsFrom(index, chosen, asked, at).ahead.length);
        expect(jumps.length).toBeLessThanOrEqual(33);
        for (const [at, { count }] of jumps.slice(0, -1).entries())
          expect((starts[at] ?? 0) - (starts[at + 1] ?? 0)).toBe(count);
        const left = starts.at(-1) ?? 0;
        const last = jumps.at(-1)?.count ?? 0;
        // Works without a title or a year follow all others.
        expect(left).toBeGreaterThanOrEqual(last);
      }),
    );
  });

  it("split a list into works at or after the target and works before it", () => {
    fc.assert(
      fc.property(works, order, selection, title, (all, by, chosen, text) => {
        const index = indexOf(all);
        const asked = { by } as Order;
        const isYear = by === "earliest" || by === "latest";
        const { ahead, behind, hasBehind } = idsFrom(index, chosen, asked, isYear ? "1000" : text);
        const list = index.page(chosen, asked, { size: 1000, backward: false, from: null }).places;
        if (placeAt(asked, isYear ? "1000" : text) === null) return;
        expect([...behind.places.map(({ id }) => id), ...ahead]).toEqual(list.map(({ id }) => id));
        expect(hasBehind).toBe(behind.places.length > 0);
      }),
    );
  });

  it("are letters, digits and other scripts, with accented letters under plain ones", () => {
    const titles = ["Émile", "edge", "2 boats", "Яхта", "ёж", "Zoo", ""];
    const index = indexOf(titles.map((text, at) => indexedWork(at + 1, { title: text })));
    expect(index.jumps(everything, { by: "title" })).toEqual([
      { at: "0", label: "0–9", count: 1 },
      { at: "E", label: "E", count: 2 },
      { at: "Z", label: "Z", count: 1 },
      { at: "е", label: "Е …", count: 2 },
    ]);
  });

  it("are steps of years that follow the order", () => {
    const years = [1545, 1799, 1800, 1801, 2012, null];
    const index = indexOf(years.map((year, at) => indexedWork(at + 1, { earliestYear: year })));
    expect(index.jumps(everything, { by: "earliest" })).toEqual([
      { at: "1525", label: "1525–1549", count: 1 },
      { at: "1775", label: "1775–1799", count: 1 },
      { at: "1800", label: "1800–1824", count: 2 },
      { at: "2000", label: "2000–2024", count: 1 },
    ]);
    expect(index.jumps(everything, { by: "latest" }).map(({ at, count }) => [at, count])).toEqual([
      ["2024", 1],
      ["1824", 2],
      ["1799", 1],
      ["1549", 1],
    ]);
  });

  it("are empty for an order without letters or years", () => {
    const index = indexOf([indexedWork(1, { title: "A" })]);
    expect(index.jumps(everything, { by: "newest" })).toEqual([]);
    expect(index.jumps(everything, { by: "random", seed: 1 })).toEqual([]);
    expect(placeAt({ by: "relevance" }, "A")).toBeNull();
  });
});
