import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  citeAsBibtex,
  citeAsCslJson,
  citeAsRis,
  citeAsText,
  type CitedWork,
} from "../../../../src/client/features/works/citation.ts";

const address = "https://example.org/works/world-map";
const day = new Date("2026-11-21T12:00:00Z");
const map: CitedWork = {
  slug: "world-map",
  identifier: "A-12",
  title: "Nova et Aucta Orbis Terrae Descriptio",
  creators: [{ name: "Gerardus Mercator" }, { name: "C. Plantin", role: "printer" }],
  date: "1569",
  earliestYear: 1569,
  technique: "engraving",
  creditLine: "Given by the town, 1902",
};

describe("citation: a citation as text", () => {
  it("contains creators, title, date, technique, credit, identifier, URL and access date", () => {
    expect(citeAsText(map, address, day)).toBe(
      "Gerardus Mercator, C. Plantin (printer). Nova et Aucta Orbis Terrae Descriptio. 1569. " +
        "Engraving. Given by the town, 1902. A-12. " +
        "https://example.org/works/world-map (accessed 21 November 2026).",
    );
  });

  it("omits unknown facts and does not double full stops", () => {
    const bare = { slug: "x", identifier: "X", title: "Untitled?", creators: [], date: "c." };
    expect(citeAsText(bare, address, day)).toBe(
      `Untitled? C. X. ${address} (accessed 21 November 2026).`,
    );
  });
});

it("citation: a citation capitalizes its sentences, but not names and identifiers", () => {
  const work = {
    slug: "x",
    identifier: "a-12",
    title: "de rerum natura",
    creators: [{ name: "van der Aa" }],
    date: "between 1848 and 1902",
    technique: " oil on canvas",
  };
  expect(citeAsText(work, address, day)).toBe(
    "van der Aa. de rerum natura. Between 1848 and 1902. Oil on canvas. a-12. " +
      `${address} (accessed 21 November 2026).`,
  );
});

describe("citation: a citation for BibTeX", () => {
  it("is one entry under the work's slug", () => {
    expect(citeAsBibtex(map, address, day)).toBe(
      [
        "@misc{world-map,",
        "  author = {{Gerardus Mercator} and {C. Plantin}},",
        "  title = {{Nova et Aucta Orbis Terrae Descriptio}},",
        "  year = {1569},",
        "  howpublished = {engraving},",
        "  note = {A-12. Given by the town, 1902},",
        "  url = {https://example.org/works/world-map},",
        "  urldate = {2026-11-21}",
        "}",
      ].join("\n"),
    );
  });

  it("uses the year in the date when no other is known, and omits an unknown year", () => {
    const dated = { ...map, earliestYear: null, date: "about 1850" };
    expect(citeAsBibtex(dated, address, day)).toContain("year = {1850}");
    const undated = { ...map, earliestYear: null, date: "date not known" };
    expect(citeAsBibtex(undated, address, day)).not.toContain("year");
  });

  it("has paired braces and escaped special characters for any title", () => {
    const awkward = fc.string({ unit: fc.constantFrom(..."{}\\%$#&_~^aé ") });
    fc.assert(
      fc.property(awkward, (title) => {
        const entry = citeAsBibtex({ ...map, title }, address, day);
        const line = entry.split("\n").find((text) => text.startsWith("  title"));
        const bare = (line ?? "").replace(/\\text\w+\{\}/g, "").replace(/\\[%$#&_]/g, "");
        expect(bare).toMatch(/^ {2}title = \{\{[^{}\\%$#&_~^]*\}\},$/);
      }),
    );
  });
});

describe("citation: a citation for reference managers", () => {
  it("is one RIS record", () => {
    expect(citeAsRis({ ...map, workType: "map" }, address, day).split("\r\n")).toEqual([
      "TY  - MAP",
      "AU  - Gerardus Mercator",
      "AU  - C. Plantin",
      "TI  - Nova et Aucta Orbis Terrae Descriptio",
      "PY  - 1569",
      "DA  - 1569///1569",
      "M3  - engraving",
      "CN  - A-12",
      "N1  - Given by the town, 1902",
      "UR  - https://example.org/works/world-map",
      "Y2  - 2026/11/21",
      "ER  - ",
      "",
    ]);
    expect(citeAsRis(map, address, day)).toMatch(/^TY {2}- ART\r\n/);
  });

  it("is one record for any title", () => {
    const text = fc.string({ unit: fc.constantFrom(..."\r\n\u2028\u0085\t -ERTY é") });
    fc.assert(
      fc.property(text, text, (title, creditLine) => {
        const lines = citeAsRis({ ...map, title, creditLine }, address, day).split("\r\n");
        expect(lines.filter((line) => /^(TY|ER) {2}-/.test(line))).toHaveLength(2);
        expect(lines.slice(0, -1).every((line) => /^[A-Z][A-Z\d] {2}- \P{Cc}*$/u.test(line))).toBe(
          true,
        );
      }),
    );
  });
});

describe("citation: a citation as CSL-JSON", () => {
  it("is a list of one item", () => {
    expect(JSON.parse(citeAsCslJson(map, address, day))).toEqual([
      {
        id: "world-map",
        type: "graphic",
        title: "Nova et Aucta Orbis Terrae Descriptio",
        author: [{ literal: "Gerardus Mercator" }, { literal: "C. Plantin" }],
        issued: { "date-parts": [[1569]] },
        medium: "engraving",
        "call-number": "A-12",
        note: "Given by the town, 1902",
        URL: "https://example.org/works/world-map",
        accessed: { "date-parts": [[2026, 11, 21]] },
      },
    ]);
  });

  it("has a date without a year as a literal, and any title unchanged", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (title) => {
        const work = { ...map, title, date: "c. 1850" };
        const [item] = JSON.parse(citeAsCslJson(work, address, day)) as Record<string, unknown>[];
        expect(item).toMatchObject({ title, issued: { literal: "c. 1850" } });
      }),
    );
  });
});
