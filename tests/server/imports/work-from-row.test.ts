import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MarkFinder, readHeader } from "../../../src/server/imports/columns.ts";
import type { Remark } from "../../../src/server/imports/remarks.ts";
import { RowRefused, workFromRow } from "../../../src/server/imports/work-from-row.ts";
import type { UnpicturedWork } from "../../../src/server/imports/work-from-row.ts";

function map(header: string[], cells: string[], remarks: Remark[] = []): UnpicturedWork {
  const marks = new MarkFinder(readHeader(header));
  marks.look(cells);
  return workFromRow({ number: 2, cells }, marks.result(), remarks);
}

/** Returns the remarks about a row. */
function remarksOf(header: string[], cells: string[]): Remark[] {
  const remarks: Remark[] = [];
  map(header, cells, remarks);
  return remarks;
}

function refusal(header: string[], cells: string[]) {
  try {
    map(header, cells);
  } catch (problem) {
    if (problem instanceof RowRefused) return problem.problem;
    throw problem;
  }
  return null;
}

/** Returns every text of a work, and the ways in which the values of a list may be written in one cell. */
function heldTexts({ work }: UnpicturedWork): Set<string> {
  const lists = [
    work.subjects,
    work.places,
    work.creators.map(({ name }) => name),
    work.creators.map(({ role }) => role ?? ""),
  ];
  const joined = lists.flatMap((list) =>
    ["|", "| ", " | ", ";", "; ", " ; "].map((joint) => list.join(joint)),
  );
  return new Set([
    work.identifier,
    work.title,
    ...[work.date, work.workType, work.technique, work.description, work.creditLine].map(String),
    ...[work.earliestYear, work.latestYear].map(String),
    work.dimensions?.text ?? "",
    work.rights?.label ?? "",
    ...work.metadata.flatMap(({ values }) => values),
    ...joined,
  ]);
}

describe("work-from-row: a row", () => {
  const columnNames = [
    "identifier",
    "Title",
    "artist",
    "creator role",
    "Date",
    "year",
    "earliest year",
    "latest year",
    "classification",
    "type",
    "medium",
    "subjects",
    "Places",
    "dimensions",
    "description",
    "credit",
    "rights",
    "notes",
    "",
    "title",
    "alt",
    "caption",
    "images",
  ];
  const anyCell = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 20 }),
    fc.constantFrom(
      "1785",
      "c.1785",
      " 1785",
      "+7",
      "007",
      "-44",
      "0",
      "99999",
      "a|b",
      "a | b",
      "a| b |c",
      "|a||",
      "a;b",
      "a; b",
      " x ",
      "\r\n",
      "support: 394 x 419 mm",
      "Public Domain",
      "line\r\nline\r\n",
      "|",
      ";",
      "decorative",
      "Decorative",
    ),
  );

  test("loses no cell: each is found again unchanged", () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(columnNames),
        fc.array(anyCell, { minLength: 23, maxLength: 23 }),
        (some, values) => {
          const header = ["identifier", "title", ...some];
          const cells = ["id 1", "A title ", ...values.slice(0, some.length)].map((cell) =>
            cell.replaceAll("\0", ""),
          );
          const mapped = map(header, cells);
          const held = heldTexts(mapped);
          const files = new Set(mapped.images.map(({ file }) => file));
          const told = new Set(
            mapped.images.flatMap(({ file, alt, caption }) => [
              file,
              alt === "" ? "decorative" : alt,
              caption,
            ]),
          );
          for (const cell of cells) {
            if (cell.trim() === "") continue;
            const inImages = ["|", "| ", " | ", ";", "; ", " ; "].some((joint) =>
              cell.split(joint).every((one) => told.has(one)),
            );
            // White space around and between file names is not stored.
            const asFiles = ["|", ";"].some((mark) =>
              cell.split(mark).every((one) => one.trim() === "" || files.has(one.trim())),
            );
            expect(held.has(cell) || inImages || asFiles, JSON.stringify(cell)).toBe(true);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  test("merges the values of columns with the same name, each once", () => {
    const { work } = map(
      ["id", "title", "dc.subject", "dc.subject[en]", "Dublin Core:Creator", "Dublin Core:Creator"],
      ["A1", "A", "mer|bateau", "sea|bateau", "Ada", "Bea"],
    );
    expect(work.subjects).toEqual(["mer", "bateau", "sea"]);
    expect(work.creators).toEqual([
      { name: "Ada", role: null },
      { name: "Bea", role: null },
    ]);
    expect(work.metadata).toEqual([]);
  });

  test("keeps unknown columns under their labels, in the source's order", () => {
    const { work } = map(
      ["Zustand", "identifier", "title", "", "Lender ", "Zustand"],
      ["gut", "A1", "A", "stray", "Museum", "nicht gut"],
    );
    expect(work.metadata).toEqual([
      { label: "Zustand", values: ["gut"] },
      { label: "Column 4", values: ["stray"] },
      { label: "Lender ", values: ["Museum"] },
      { label: "Zustand", values: ["nicht gut"] },
    ]);
  });

  test("gives the field to the surer of two names and keeps the other", () => {
    const { work } = map(["id", "accession_number", "title"], ["1035", "A00001", "A"]);
    expect(work.identifier).toBe("A00001");
    expect(work.metadata).toEqual([{ label: "id", values: ["1035"] }]);
  });

  test("reads plain years and keeps others as metadata", () => {
    expect(map(["identifier", "title", "year"], ["A", "a", "1785"]).work).toMatchObject({
      earliestYear: 1785,
      latestYear: 1785,
      metadata: [],
    });
    expect(map(["identifier", "title", "year"], ["A", "a", "c.1785"]).work).toMatchObject({
      earliestYear: null,
      metadata: [{ label: "year", values: ["c.1785"] }],
    });
    expect(
      map(["identifier", "title", "earliest year", "latest year"], ["A", "a", "1790", "1785"]).work,
    ).toMatchObject({ earliestYear: null, latestYear: null, metadata: [{}, {}] });
  });

  test("normalises an identifier's spellings that look the same", () => {
    for (const written of ["Ä 1", " A\u0308\u00a01", "Ä \u200b1"]) {
      const { work } = map(["identifier", "title"], [written, "a"]);
      expect(work).toMatchObject({ identifier: "Ä 1", metadata: [] });
    }
  });

  test("reads the year of a numeric date, and digits of any width", () => {
    const header = ["identifier", "title", "date", "earliest year", "latest year"];
    expect(map(header, ["A", "a", "c. 1857", "1855-01-01", "１８６０"]).work).toMatchObject({
      earliestYear: 1855,
      latestYear: 1860,
      metadata: [
        { label: "earliest year", values: ["1855-01-01"] },
        { label: "latest year", values: ["１８６０"] },
      ],
    });
    expect(remarksOf(header, ["A", "a", "c. 1857", "1855-01-01", "1860-12-31"])).toEqual([]);
    // A footnote sign is not a digit.
    expect(remarksOf(header, ["A", "a", "", "950¹", ""])).toEqual([
      { code: "no-year", column: "earliest year" },
    ]);
  });

  test("reports unusable values", () => {
    const header = ["identifier", "title", "earliest year", "latest year", "images", "alt"];
    expect(remarksOf(header, ["A", "a", "1850.5", "", "a.jpg|b.jpg", "one"])).toEqual([
      { code: "not-per-picture", column: "alt" },
      { code: "no-year", column: "earliest year" },
    ]);
    expect(remarksOf(header, ["A", "a", "1860", "1850", "a.jpg", ""])).toEqual([
      { code: "years-reversed", column: "earliest year" },
    ]);
  });

  test("reads the record language from a tag or name, and keeps other values as metadata", () => {
    const header = ["identifier", "title", "Language of record", "Language"];
    expect(map(header, ["A", "a", "de", "la"]).work).toMatchObject({
      recordLanguage: "de",
      metadata: [{ label: "Language", values: ["la"] }],
    });
    const named = map(header, ["A", "a", "German", ""]).work;
    expect(named).toMatchObject({
      recordLanguage: "de",
      metadata: [{ label: "Language of record", values: ["German"] }],
    });
    expect(map(header, ["A", "a", "many", ""]).work.recordLanguage).toBeNull();
    expect(remarksOf(header, ["A", "a", "many", ""])).toEqual([
      { code: "no-language", column: "Language of record" },
    ]);
  });

  test("takes the years from the date if no year column has them", () => {
    const header = ["identifier", "title", "date", "year"];
    expect(map(header, ["A", "a", "c. 1848–9", ""]).work).toMatchObject({
      date: "c. 1848–9",
      earliestYear: 1848,
      latestYear: 1849,
      metadata: [],
    });
    expect(map(header, ["A", "a", "before 1850", "no date"]).work).toMatchObject({
      earliestYear: null,
      latestYear: 1850,
      metadata: [{ label: "year", values: ["no date"] }],
    });
    expect(map(header, ["A", "a", "c. 1848–9", "1840"]).work).toMatchObject({
      earliestYear: 1840,
      latestYear: 1840,
    });
  });

  test("assigns roles, alternative texts and captions to their creators and images", () => {
    const { work, images } = map(
      ["identifier", "title", "creators", "creator role", "images", "alt", "caption"],
      [
        "A",
        "a",
        "Rembrandt|Jan Lievens",
        "painter|engraver",
        "a.jpg|b.jpg",
        "A man|His back",
        "one",
      ],
    );
    expect(work.creators).toEqual([
      { name: "Rembrandt", role: "painter" },
      { name: "Jan Lievens", role: "engraver" },
    ]);
    expect(images).toEqual([
      { file: "a.jpg", alt: "A man", caption: null },
      { file: "b.jpg", alt: "His back", caption: null },
    ]);
    expect(work.metadata).toEqual([{ label: "caption", values: ["one"] }]);
  });

  test.each([
    ["decorative", []],
    ["Decorative", [{ label: "alt", values: ["A man|Decorative"] }]],
  ])("reads %s as an empty alternative text", (word, metadata) => {
    const { work, images } = map(
      ["identifier", "title", "images", "alt"],
      ["A", "a", "a.jpg|b.jpg", `A man|${word}`],
    );
    expect(images.map(({ alt }) => alt)).toEqual(["A man", ""]);
    expect(work.metadata).toEqual(metadata);
  });

  test.each(["a.jpg;b.jpg", " a.jpg ;b.jpg; ", "a.jpg| b.jpg"])(
    "does not publish the file names in “%s”",
    (cell) => {
      const { work, images } = map(["identifier", "title", "images"], ["A", "a", cell]);
      expect(images.map(({ file }) => file)).toEqual(["a.jpg", "b.jpg"]);
      expect(work.metadata).toEqual([]);
    },
  );

  test("does not split a creator's name at a semicolon", () => {
    const name = "Art & Language (Ian Burn, 1939-1993; Mel Ramsden, born 1944)";
    expect(map(["identifier", "title", "creator"], ["A", "a", name]).work.creators).toEqual([
      { name, role: null },
    ]);
  });

  test("splits subjects at a semicolon only if no cell of the column has a bar", () => {
    const header = ["identifier", "title", "subjects"];
    expect(map(header, ["A", "a", "sea; ships"]).work.subjects).toEqual(["sea", "ships"]);
    expect(map(header, ["A", "a", "sea; ships|sky"]).work.subjects).toEqual(["sea; ships", "sky"]);
  });

  test.each(["sea||ships", "sea|~|ships"])("splits “%s” as DSpace and Hyrax write it", (cell) => {
    const { work } = map(["identifier", "title", "subjects"], ["A", "a", cell]);
    expect(work.subjects).toEqual(["sea", "ships"]);
    expect(work.metadata).toEqual([]);
  });

  test("is rejected with a reason if it cannot be imported completely", () => {
    const header = ["identifier", "title", "note"];
    expect(refusal(header, ["", "a", "n"])).toMatchObject({ row: 2, code: "no-identifier" });
    expect(refusal(header, ["A", " ", "n"])).toMatchObject({ identifier: "A", code: "no-title" });
    expect(refusal(header, ["A", "a"])).toMatchObject({ code: "ragged" });
    expect(refusal(header, ["A", "a", "n", "x"])?.message).toContain("4 cells, the header 3");
    expect(refusal(header, ["A", "a", "n", " "])).toBeNull();
    expect(refusal(header, ["A", "a", "n\0"])?.message).toContain("“note”");
    expect(refusal(header, ["A", "a", "n".repeat(500_000)])).toBeNull();
    expect(refusal(header, ["A", "a", "n".repeat(500_001)])?.message).toBe(
      "The cell “note” holds more than 500,000 characters.",
    );
  });

  test("may have ten thousand columns", () => {
    const header = ["identifier", "title", ...Array.from({ length: 9998 }, (_, i) => `c${i}`)];
    const { work } = map(header, ["A", "a", ...Array.from({ length: 9998 }, (_, i) => `v${i}`)]);
    expect(work.metadata).toHaveLength(9998);
    expect(work.metadata.at(-1)).toEqual({ label: "c9997", values: ["v9997"] });
  });
});
