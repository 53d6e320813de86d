import { describe, expect, test } from "vitest";
import { layOut } from "../../src/atlas/layout.ts";
import { palettes } from "../../src/atlas/palettes.ts";
import type { Plate } from "../../src/atlas/plate.ts";
import { plates } from "../../src/atlas/plates.ts";
import { sheets } from "../../src/atlas/sheets.ts";
import type { Sheet } from "../../src/atlas/sheets.ts";

const each = plates.map((plate): [string, Plate] => [plate.title, plate]);

function countOf(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** Returns the years in a displayed date. Centuries and traditional dates are not checked. */
function yearsIn(date: string): number[] {
  if (date.includes("century")) return [];
  const sign = date.includes("BCE") ? -1 : 1;
  return [...date.matchAll(/\d{3,4}/g)].map((match) => sign * Number(match[0]));
}

describe("plates: the plates of the atlas", () => {
  test("number at least 64", () => {
    expect(plates.length).toBeGreaterThanOrEqual(64);
  });

  test("share no identifier, title, projection, description or alternative text", () => {
    const unique = (of: (plate: Plate) => string[]) => {
      const values = plates.flatMap(of);
      expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
    };
    unique((plate) => [plate.identifier]);
    unique((plate) => [plate.title]);
    unique((plate) => [plate.drawing.sheet]);
    unique((plate) => [plate.description]);
    unique((plate) => plate.images.map((image) => image.alt));
  });

  test("use every sheet and every palette", () => {
    const drawn = new Set(plates.map((plate) => plate.drawing.sheet));
    expect(Object.keys(sheets).filter((name) => !new Set<string>(drawn).has(name))).toEqual([]);
    const coloured = new Set<string>(plates.map((plate) => plate.drawing.palette));
    expect(Object.keys(palettes).filter((name) => !coloured.has(name))).toEqual([]);
  });

  test("share every subject and every work type with other plates", () => {
    const subjects = countOf(plates.flatMap((plate) => plate.subjects));
    expect([...subjects].filter(([, count]) => count < 2)).toEqual([]);
    const types = countOf(plates.map((plate) => plate.workType));
    expect([...types].filter(([, count]) => count < 4)).toEqual([]);
    expect(types.size).toBeGreaterThanOrEqual(6);
  });

  test("vary in work type and palette among the first eight", () => {
    const first = plates.slice(0, 8);
    expect(new Set(first.map((plate) => plate.workType)).size).toBeGreaterThanOrEqual(6);
    expect(new Set(first.map((plate) => plate.drawing.palette)).size).toBeGreaterThanOrEqual(5);
  });
});

describe.each(each)("plates: %s", (_, plate) => {
  test("has every field filled", () => {
    const { title, workType, technique, creditLine, date } = plate;
    for (const text of [title, workType, technique, creditLine, date]) {
      expect(text).toMatch(/^\S.*\S$/);
    }
    for (const list of [plate.creators, plate.subjects]) {
      expect(list).not.toHaveLength(0);
    }
    expect(plate.identifier).toMatch(/^A-\d{3}$/);
    expect(plate.metadata.flatMap((entry) => entry.values)).not.toContain("");
    expect(plate.metadata.every((entry) => entry.values.length > 0)).toBe(true);
    expect(plate.images.map((image) => image.kind)).toEqual(["map", "indicatrices"]);
  });

  test("has a description of at least two sentences and 200 to 800 characters", () => {
    const sentences = plate.description.split(/(?<=[.’)])\s+(?=[A-Z‘])/);
    expect(sentences.length).toBeGreaterThanOrEqual(2);
    expect(plate.description.length).toBeGreaterThan(200);
    expect(plate.description.length).toBeLessThan(800);
    expect(plate.description).toMatch(/\.$/);
  });

  test("has a range of years that includes the displayed date", () => {
    expect(plate.earliestYear).toBeLessThanOrEqual(plate.latestYear);
    for (const year of yearsIn(plate.date)) {
      expect(year).toBeGreaterThanOrEqual(plate.earliestYear);
      expect(year).toBeLessThanOrEqual(plate.latestYear);
    }
  });

  test("states the aspect ratio of its drawing", () => {
    const sheet: Sheet = sheets[plate.drawing.sheet];
    const { map } = layOut(sheet, 1200);
    const stated = plate.metadata.find((entry) => entry.label === "Aspect ratio")?.values[0];
    expect(Number(stated?.split(" : ")[0])).toBeCloseTo((map[2] - map[0]) / (map[3] - map[1]), 1);
  });
});
