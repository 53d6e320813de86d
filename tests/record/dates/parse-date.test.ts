import fc from "fast-check";
import { expect, test } from "vitest";
import { parseDate } from "../../../src/record/dates/parse-date.ts";

const years = (text: string) => {
  const span = parseDate(text);
  return span && [span.earliestYear, span.latestYear];
};

test.each([
  ["c. 1850", [1850, 1850]],
  ["circa 1850", [1850, 1850]],
  ["?c.1850", [1850, 1850]],
  ["[1850?]", [1850, 1850]],
  ["1848-1902", [1848, 1902]],
  ["1848–9", [1848, 1849]],
  ["c.1801–10", [1801, 1810]],
  ["1795–c. 1805", [1795, 1805]],
  ["1848/49", [1848, 1849]],
  ["1848 or 1849", [1848, 1849]],
  ["1995–6, 2007", [1995, 2007]],
  ["between 1848 and 1852", [1848, 1852]],
  ["19th century", [1801, 1900]],
  ["early 19th century", [1801, 1833]],
  ["mid-19th century", [1834, 1867]],
  ["late 18th–early 19th century", [1768, 1833]],
  ["first half of the 19th century", [1801, 1850]],
  ["1850s", [1850, 1859]],
  ["1850s-60s", [1850, 1869]],
  ["before 1850", [null, 1850]],
  ["after c.1819–20", [1819, null]],
  ["c.1829–33, or later", [1829, null]],
  ["1793 or earlier", [null, 1793]],
  ["since 1990", [1990, null]],
  ["after 1850, before 1860", [1850, 1860]],
  ["before 1860, after 1850", [1850, 1860]],
  ["after 1850-before 1860", [1850, 1860]],
  ["after 1850 and before 1860", [1850, 1860]],
  ["not before 1850, not after 1860", [1850, 1860]],
  ["after 300 BC, before 200 BC", [-300, -200]],
  ["1850–after 1860", [1850, null]],
  ["after 1850, after 1860", [1850, null]],
  ["3 May 1850", [1850, 1850]],
  ["May 3rd, 1850", [1850, 1850]],
  ["3 May 1850 – 7 June 1851", [1850, 1851]],
  ["spring 1850", [1850, 1850]],
  ["1850-05-03T00:00:00Z", [1850, 1850]],
  ["31.12.1850", [1850, 1850]],
  ["c. 500 BC", [-500, -500]],
  ["3rd century BCE", [-300, -201]],
  ["500–400 BC", [-500, -400]],
  ["50 BC – AD 50", [-50, 50]],
  ["AD 79", [79, 79]],
  ["-44", [-44, -44]],
  ["published 1881", [1881, 1881]],
  ["1978, printed 2005", [1978, 1978]],
  ["1976–7, enlarged version 2007", [1976, 1977]],
  ["1794, reprinted 1831 or later", [1794, 1794]],
])("parse-date: %j is read as %j", (text, wanted) => {
  expect(years(text)).toEqual(wanted);
});

test.each([
  ["um 1850", [1850, 1850]],
  ["vor 1850", [null, 1850]],
  ["5. Mai 1850", [1850, 1850]],
  ["Anfang 19. Jh.", [1801, 1833]],
  ["2. Hälfte des 19. Jahrhunderts", [1851, 1900]],
  ["1850er Jahre", [1850, 1859]],
  ["500 v. Chr.", [-500, -500]],
  ["vers 1850", [1850, 1850]],
  ["début du XIXe siècle", [1801, 1833]],
  ["IIIe siècle av. J.-C.", [-300, -201]],
  ["1850 ca.", [1850, 1850]],
  ["prima metà del XIX secolo", [1801, 1850]],
  ["hacia 1850", [1850, 1850]],
  ["principios del siglo XIX", [1801, 1833]],
  ["omstreeks 1850", [1850, 1850]],
  ["eind 19e eeuw", [1868, 1900]],
])("parse-date: %j, in another language, is read as %j", (text, wanted) => {
  expect(years(text)).toEqual(wanted);
});

test.each(["no date", "n.d.", "[undated]", "date not known", "o. J.", "s.d.", "sin fecha", "z.j."])(
  "parse-date: %j is read as an unknown date",
  (text) => {
    expect(years(text)).toEqual([null, null]);
  },
);

test.each([
  "",
  "Roman",
  "12",
  "0",
  "1850, 51",
  "1850-10",
  "1801-10",
  "1800s",
  "1902–1848",
  "1848–5",
  "50 BC – 50",
  "3 of 1850",
  "32/5/1850",
  "1850 photograph",
  "before 1850 or after",
  "before 1850 or after 1860",
  "after 1850, before 1860, or 1870",
  "18799–1802",
  "2500",
  "1850–",
  "25th century",
  "1850 ".repeat(40),
])("parse-date: %j is ambiguous, so it gives no years", (text) => {
  expect(years(text)).toBeNull();
});

const year = fc.integer({ min: 100, max: 2100 });
const ordered = fc.tuple(year, year).filter(([from, to]) => from < to);

test("parse-date: years are read back from every supported form of a range", () => {
  const forms: ((from: number, to: number) => string)[] = [
    (from, to) => `${from}-${to}`,
    (from, to) => `c. ${from} – ${to}?`,
    (from, to) => `from ${from} to ${to}`,
    (from, to) => `zwischen ${from} und ${to}`,
    (from, to) => `${from} or ${to}`,
    (from, to) => `3 May ${from} – 1 June ${to}`,
    (from, to) => `${from} AD – ${to} AD`,
    (from, to) => `after ${from}, before ${to}`,
    (from, to) => `vor ${to}, nach ${from}`,
  ];
  fc.assert(
    fc.property(ordered, fc.constantFrom(...forms), ([from, to], form) => {
      // Dates with a day need a year of four digits.
      fc.pre(!form(1, 2).includes("May") || from >= 1000);
      expect(years(form(from, to))).toEqual([from, to]);
    }),
  );
});

test("parse-date: years before the common era are read in chronological order", () => {
  fc.assert(
    fc.property(ordered, ([later, earlier]) => {
      expect(years(`c. ${earlier}–${later} BC`)).toEqual([-earlier, -later]);
    }),
  );
});

test("parse-date: the halves and the quarters of a century cover exactly its hundred years", () => {
  const ordinal = (n: number) =>
    `${n}${[11, 12, 13].includes(n) ? "th" : (["th", "st", "nd", "rd"][n % 10] ?? "th")}`;
  const all = fc.integer({ min: 1, max: 20 });
  fc.assert(
    fc.property(all, fc.constantFrom("", " BCE"), (century, era) => {
      const whole = years(`${ordinal(century)} century${era}`);
      const parts = (names: string[], of: string) =>
        names.map((name) => years(`${name} ${of} of the ${ordinal(century)} century${era}`));
      for (const shared of [
        parts(["first", "second"], "half"),
        parts(["first", "second", "third", "last"], "quarter"),
      ]) {
        expect([shared[0]?.[0], shared.at(-1)?.[1]]).toEqual(whole);
        shared.slice(1).forEach((part, at) => expect(part?.[0]).toBe(Number(shared[at]?.[1]) + 1));
      }
    }),
  );
});

test("parse-date: any text gives ordered years or none", () => {
  const piece = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 5 }),
    fc.constantFrom("1850", "c.", "–", " ", "19th", "century", "BC", "before", "or", "s", "?", ","),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const span = parseDate(pieces.join(""));
      const [from, to] = [span?.earliestYear ?? -Infinity, span?.latestYear ?? Infinity];
      expect(from).toBeLessThanOrEqual(to);
      expect([from, to]).not.toContain(0);
    }),
    { numRuns: 500 },
  );
});
