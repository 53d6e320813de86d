import { describe, expect, it } from "vitest";
import { farthestYear } from "../../../src/record/limits.ts";
import { Finder } from "../../../src/server/search/finder.ts";
import type { Selection } from "../../../src/server/search/selections.ts";
import { workDocument } from "../../../src/server/search/work-document.ts";
import type { IndexedWork } from "../../../src/server/search/work-document.ts";
import { indexedWork } from "../../support/indexed-work.ts";

function finderOf(...works: (Partial<IndexedWork> & { identifier: string })[]) {
  const finder = new Finder();
  finder.index.apply(works.map((said, at) => workDocument(indexedWork(at + 1, said))));
  return finder;
}
const chosen = (terms: Selection["filter"]["terms"], search: string | null = null): Selection => ({
  search,
  filter: { terms, hasImage: null, from: null, to: null },
});
const window = { size: 24, backward: false, from: null };

/** Returns the identifiers that a search finds, best first. */
function found(finder: Finder, works: readonly { identifier: string }[], search: string) {
  const { places } = finder.list({
    selection: chosen({}, search),
    order: { by: "relevance" },
    window,
  });
  return places.map(({ id }) => works[Number.parseInt(id.slice(-12), 16) - 1]?.identifier);
}

describe("finder: the first result", () => {
  const works = [
    {
      identifier: "N00530",
      title: "Snow Storm",
      creators: [{ name: "Joseph Mallord William Turner", role: null }],
    },
    { identifier: "A1", title: "After Turner", creators: [{ name: "Anon", role: null }] },
    { identifier: "A2", title: "A View", description: "It hung beside a Turner." },
    { identifier: "A3", title: "A Study for Snow Storm", creators: [] },
    { identifier: "27.474A", title: "N00530 seen again" },
    { identifier: "A5", title: "Snow on a Hill, before the Storm" },
  ];
  const finder = finderOf(...works);

  it("is the work with the identifier, in any spelling", () => {
    for (const typed of ["N00530", "n00530", "n 00530", "00530"]) {
      expect(found(finder, works, typed)[0]).toBe("N00530");
    }
    for (const typed of ["27.474A", "27 474a", "27474a", "474a"]) {
      expect(found(finder, works, typed)[0]).toBe("27.474A");
    }
  });

  it("has the words in its title or creators, before works that only mention them", () => {
    expect(found(finder, works, "turner")).toEqual(["N00530", "A1", "A2"]);
    expect(found(finder, works, "turner jmw")).toEqual(["N00530"]);
    expect(found(finder, works, "J. M. W. Turner")).toEqual(["N00530"]);
  });

  it("is the exact title, then titles that contain it, and a phrase matches only as a whole", () => {
    expect(found(finder, works, "snow storm").slice(0, 2)).toEqual(
      ["N00530", "A3"].sort().reverse(),
    );
    expect(found(finder, works, '"snow storm"').toSorted()).toEqual(["A3", "N00530"]);
    expect(found(finder, works, '"snow storm" -study')).toEqual(["N00530"]);
  });

  it("matches a corrected word if the typed one is unknown, and reports the correction", () => {
    const selection = chosen({}, "Tuner");
    const { corrected, total } = finder.list({ selection, order: { by: "relevance" }, window });
    expect([corrected, total]).toEqual(["turner", 3]);
    expect(finder.corrected(chosen({}, "Turn"))).toBeNull();
    expect(finder.corrected(chosen({}, "zzzzzz"))).toBeNull();
  });

  it("never corrects quoted words", () => {
    expect(finder.corrected(chosen({}, '"Tuner"'))).toBeNull();
    expect(finder.corrected(chosen({}, '"snow" Tuner'))).toBe('"snow" turner');
  });
});

describe("finder: the number of new works", () => {
  const titled = (at: number) =>
    workDocument(indexedWork(at, { title: at % 2 ? "Snow" : "Sea", identifier: `A${at}` }));
  const idOf = (at: number) => indexedWork(at).id;
  const snow = chosen({}, "snow");

  it("includes works in any order of addition and excludes removed ones", () => {
    const finder = new Finder();
    expect(finder.index.newestId()).toBeNull();
    expect(finder.countAfter(snow, null)).toBe(0);
    for (let at = 1; at <= 9; at += 1) finder.index.apply([titled(at)]);
    expect(finder.index.newestId()).toBe(idOf(9));
    expect(finder.countAfter(snow, null)).toBe(5);
    expect([0, 1, 4, 5, 8, 9].map((at) => finder.countAfter(snow, idOf(at)))).toEqual([
      5, 4, 3, 2, 1, 0,
    ]);
    finder.index.apply([], [idOf(9)]);
    expect(finder.countAfter(snow, idOf(4))).toBe(2);
    // A changed work is not new.
    finder.index.apply([titled(1)]);
    expect(finder.countAfter(snow, idOf(4))).toBe(2);
  });

  it("counts results of the corrected word if the typed one is unknown", () => {
    const turners = finderOf(
      { identifier: "1", title: "Turner" },
      { identifier: "2", title: "Turner" },
    );
    expect(turners.countAfter(chosen({}, "Tuner"), idOf(1))).toBe(1);
  });
});

describe("finder: suggestions", () => {
  const finder = finderOf(
    {
      identifier: "1",
      title: "Sea",
      creators: [{ name: "Anna Seaton", role: null }],
      subjects: ["sea, calm"],
    },
    {
      identifier: "2",
      title: "Storm",
      creators: [{ name: "Anna Seaton", role: null }],
      subjects: ["sea, calm", "seal"],
    },
    { identifier: "3", title: "Port", creators: [{ name: "John Sea", role: null }], subjects: [] },
  );

  it("are works, creators and subjects with words that begin with the typed ones, in any order", () => {
    const { workIds, creators, subjects } = finder.suggest("sea", 4);
    expect(workIds).toHaveLength(3);
    expect(creators).toEqual([
      { value: "Anna Seaton", count: 2 },
      { value: "John Sea", count: 1 },
    ]);
    expect(subjects).toEqual([
      { value: "sea, calm", count: 2 },
      { value: "seal", count: 1 },
    ]);
    expect(finder.suggest("sea ann", 4).creators).toEqual([{ value: "Anna Seaton", count: 2 }]);
  });

  it("are empty without a word, and limited to the requested number", () => {
    expect(finder.suggest(" -", 4)).toEqual({ workIds: [], creators: [], subjects: [] });
    expect(finder.suggest("sea", 1).creators).toHaveLength(1);
  });
});

describe("finder: a facet", () => {
  const finder = finderOf(
    {
      identifier: "1",
      workType: "print",
      subjects: ["boat", "sea"],
      earliestYear: 1800,
      latestYear: 1810,
    },
    {
      identifier: "2",
      workType: "print",
      subjects: ["boat"],
      earliestYear: 1850,
      latestYear: null,
    },
    { identifier: "3", workType: "painting", subjects: ["dog"] },
  );

  it("lists the most frequent values first, always includes selected ones, and is searchable", () => {
    const request = { kind: "SUBJECT" as const, first: 1, typed: "" };
    expect(finder.facet(chosen({ TYPE: ["print"], SUBJECT: ["dog"] }), request)).toEqual({
      values: [
        { value: "boat", count: 2 },
        { value: "dog", count: 0 },
      ],
      total: 2,
    });
    expect(finder.facet(chosen({}), { ...request, first: 9, typed: "s" }).values).toEqual([
      { value: "sea", count: 1 },
    ]);
  });

  it("of years has a step for each span, whatever years are selected", () => {
    const histogram = finder.histogram(chosen({}));
    expect(histogram?.steps).toEqual({ first: 1800, length: 2, count: 26 });
    expect(histogram?.counts.slice(0, 7)).toEqual([1, 1, 1, 1, 1, 1, 0]);
    expect(histogram?.counts.at(-1)).toBe(1);
    expect(new Finder().histogram(chosen({}))).toBeNull();
  });

  it("of years is not distorted by works with extreme years", () => {
    const years = [-farthestYear, -10_001, 1800, 9_999, 10_000, farthestYear];
    const works = [
      ...years.map((year) => ({ identifier: `${year}`, earliestYear: year, latestYear: year })),
      { identifier: "all", earliestYear: -farthestYear, latestYear: farthestYear },
    ];
    const histogram = finderOf(...works).histogram(chosen({}));
    const { steps, counts = [] } = histogram ?? {};
    expect(steps).toEqual({ first: -10_000, length: 500, count: 40 });
    expect([counts[0], counts[1], counts.at(-1)]).toEqual([3, 1, 4]);
  });
});

describe("finder: removed works", () => {
  it("affect neither the range of years nor the known words", () => {
    const works = [
      { identifier: "A", title: "Turner", earliestYear: 1850, latestYear: 1851 },
      { identifier: "B", title: "Turnr", earliestYear: 19_990, latestYear: 19_990 },
      { identifier: "C", title: "Turner", earliestYear: 1700, latestYear: 1900 },
      { identifier: "D", title: "Turner", earliestYear: 1, latestYear: 1 },
    ];
    const finder = finderOf(...works);
    expect(finder.corrected(chosen({}, "turnr"))).toBeNull();
    finder.index.apply([], [indexedWork(2).id, indexedWork(4).id]);
    expect(finder.corrected(chosen({}, "turnr"))).toBe("turner");
    expect(finder.index.years()).toEqual({ first: 1700, last: 1900 });
  });
});
