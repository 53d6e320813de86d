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

/** The identifiers a search finds, best first. */
function found(finder: Finder, works: readonly { identifier: string }[], search: string) {
  const { places } = finder.list({
    selection: chosen({}, search),
    order: { by: "relevance" },
    window,
  });
  return places.map(({ id }) => works[Number.parseInt(id.slice(-12), 16) - 1]?.identifier);
}

describe("finder: what is found first", () => {
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

  it("is the work with the identifier, however it is typed", () => {
    for (const typed of ["N00530", "n00530", "n 00530", "00530"]) {
      expect(found(finder, works, typed)[0]).toBe("N00530");
    }
    for (const typed of ["27.474A", "27 474a", "27474a", "474a"]) {
      expect(found(finder, works, typed)[0]).toBe("27.474A");
    }
  });

  it("is what has the words in its title or was made by whom they name, before what only mentions them", () => {
    expect(found(finder, works, "turner")).toEqual(["N00530", "A1", "A2"]);
    expect(found(finder, works, "turner jmw")).toEqual(["N00530"]);
    expect(found(finder, works, "J. M. W. Turner")).toEqual(["N00530"]);
  });

  it("is the title itself, then titles with it, and a phrase only where it stands", () => {
    expect(found(finder, works, "snow storm").slice(0, 2)).toEqual(
      ["N00530", "A3"].sort().reverse(),
    );
    expect(found(finder, works, '"snow storm"').toSorted()).toEqual(["A3", "N00530"]);
    expect(found(finder, works, '"snow storm" -study')).toEqual(["N00530"]);
  });

  it("is what was meant when a word is nowhere, and that is said", () => {
    const selection = chosen({}, "Tuner");
    const { corrected, total } = finder.list({ selection, order: { by: "relevance" }, window });
    expect([corrected, total]).toEqual(["turner", 3]);
    expect(finder.corrected(chosen({}, "Turn"))).toBeNull();
    expect(finder.corrected(chosen({}, "zzzzzz"))).toBeNull();
  });

  it("is never something else when it stood in quotes", () => {
    expect(finder.corrected(chosen({}, '"Tuner"'))).toBeNull();
    expect(finder.corrected(chosen({}, '"snow" Tuner'))).toBe('"snow" turner');
  });
});

describe("finder: what was added since", () => {
  const titled = (at: number) =>
    workDocument(indexedWork(at, { title: at % 2 ? "Snow" : "Sea", identifier: `A${at}` }));
  const idOf = (at: number) => indexedWork(at).id;
  const snow = chosen({}, "snow");

  it("is counted, however the works came in, and those that went are not", () => {
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
    // Changed, it is not new.
    finder.index.apply([titled(1)]);
    expect(finder.countAfter(snow, idOf(4))).toBe(2);
  });

  it("is counted for what was meant when a word is nowhere", () => {
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

  it("are works, creators and subjects whose words begin as typed, in any order", () => {
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

  it("are none for no word, and as many as asked for", () => {
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

  it("has the values of most works first, those chosen in any case, and can be searched", () => {
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

  it("of years has a step for each span, whatever years are chosen", () => {
    const histogram = finder.histogram(chosen({}));
    expect(histogram?.steps).toEqual({ first: 1800, length: 2, count: 26 });
    expect(histogram?.counts.slice(0, 7)).toEqual([1, 1, 1, 1, 1, 1, 0]);
    expect(histogram?.counts.at(-1)).toBe(1);
    expect(new Finder().histogram(chosen({}))).toBeNull();
  });

  it("of years is not made useless by works of years beyond all history", () => {
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

describe("finder: works that are gone", () => {
  it("count neither among the years nor among the words that are known", () => {
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
