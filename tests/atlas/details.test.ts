/** @module-tag full */
import { beforeAll, describe, expect, test } from "vitest";
import { describePlate } from "../../src/atlas/details.ts";
import type { DescribedPlate } from "../../src/atlas/details.ts";
import { fullSize, layOut } from "../../src/atlas/layout.ts";
import { landsOn } from "../../src/atlas/map-details.ts";
import { palettes } from "../../src/atlas/palettes.ts";
import { drawPicture } from "../../src/atlas/picture.ts";
import type { Plate, PlateDetail } from "../../src/atlas/plate.ts";
import { plates } from "../../src/atlas/plates.ts";
import { sheets } from "../../src/atlas/sheets.ts";
import { Sight } from "../../src/atlas/sight.ts";
import type { SheetName } from "../../src/atlas/sheets.ts";

const each = plates.map((plate): [string, Plate] => [plate.title, plate]);
/** Number of plates in a short run. The first plates of the atlas belong to different classes. */
const few = 5;

function plateOn(sheet: SheetName): Plate {
  const plate = plates.find(({ drawing }) => drawing.sheet === sheet);
  if (!plate) throw new Error(`No plate is drawn on ${sheet}.`);
  return plate;
}

function detailOf(details: readonly PlateDetail[], caption: string): PlateDetail {
  const found = details.find((detail) => detail.caption === caption);
  if (!found) throw new Error(`There is no detail “${caption}”.`);
  return found;
}

const propertiesOf = (plate: Plate) =>
  plate.metadata.find(({ label }) => label === "Properties")?.values ?? [];

describe.each(each.slice(0, few))("details: %s", isDescribed);
describe.each(each.slice(few))("details: %s", { tags: ["full"] }, isDescribed);

function isDescribed(_title: string, plate: Plate): void {
  let described: DescribedPlate;
  beforeAll(() => {
    described = describePlate(plate);
  });

  test("has at least three details, all inside its image, with unique captions", () => {
    const { width, height, details } = described;
    expect(details.map.length).toBeGreaterThanOrEqual(3);
    for (const list of Object.values(details)) {
      expect(new Set(list.map(({ caption }) => caption)).size).toBe(list.length);
      for (const { region, caption, description } of list) {
        expect(region.x).toBeGreaterThanOrEqual(0);
        expect(region.y).toBeGreaterThanOrEqual(0);
        expect(Math.min(region.width, region.height)).toBeGreaterThan(150);
        expect(region.x + region.width).toBeLessThanOrEqual(width);
        expect(region.y + region.height).toBeLessThanOrEqual(height);
        expect(Object.values(region).every(Number.isInteger)).toBe(true);
        expect(`${caption} ${description}`).not.toMatch(/NaN|Infinity|undefined/);
      }
    }
  });

  test("matches the scale and shape statements in its descriptions to the projection's properties", () => {
    const properties = propertiesOf(plate);
    if (properties.includes("Equal-area")) {
      const layout = layOut(sheets[plate.drawing.sheet], fullSize);
      const measured = landsOn(layout, new Sight(layout), false).map(
        ({ description }) => / (\S+) times as large/.exec(description ?? "")?.[1],
      );
      for (const ratio of measured) expect(Number(ratio ?? 1)).toBeCloseTo(1, 1);
    }
    const { details } = described;
    const words = [...details.map, ...details.indicatrices].map(
      ({ caption, description }) => `${caption} ${description}`,
    );
    if (properties.includes("Equal-area")) {
      expect(
        words.filter((text) => /Drawn (?!in true)|(largest|smallest)[a-z ]* whole/.test(text)),
      ).toEqual([]);
    }
    if (properties.includes("Conformal")) {
      expect(words.filter((text) => /ellipse/.test(text))).toEqual([]);
    }
  });
}

test("details: Mercator's Greenland is described as about 14 times too large, at its true place", () => {
  const { details } = describePlate(plateOn("mercator"));
  const { projection } = layOut(sheets.mercator, fullSize);
  const greenland = detailOf(details.map, "Greenland");
  expect(greenland.description).toMatch(/Drawn 1[3-6] times as large as it would be/);
  for (const town of [
    [-51.7, 64.2],
    [-69.2, 77.5],
    [-21.9, 70.5],
  ] as const) {
    const [x = 0, y = 0] = projection([town[0], town[1]]) ?? [];
    const { region } = greenland;
    expect(x > region.x && x < region.x + region.width).toBe(true);
    expect(y > region.y && y < region.y + region.height).toBe(true);
  }
  expect(() => detailOf(details.map, "Antarctica")).toThrow();
});

test("details: a pole is described as a point, or as a line with its drawn length", () => {
  const polesOf = (sheet: SheetName) =>
    describePlate(plateOn(sheet)).details.map.filter(({ caption }) => /Pole/.test(caption));
  expect(polesOf("mercator")).toEqual([]);
  expect(polesOf("mollweide").map(({ caption }) => caption)).toEqual([
    "The North Pole",
    "The South Pole",
  ]);
  expect(polesOf("plateCarree").map(({ description }) => description)).toEqual(
    Array(2).fill(expect.stringMatching(/as long as the whole map is wide/)),
  );
  expect(polesOf("eckert4")[0]?.description).toMatch(/over 50 % of its width/);
});

test("details: a landmass that an edge of the map cuts has no detail", () => {
  const { map } = describePlate(plateOn("interruptedMollweide")).details;
  expect(map.map(({ caption }) => caption)).not.toContain("Greenland");
  expect(map.map(({ caption }) => caption)).not.toContain("Antarctica");
  const cube = describePlate(plateOn("cube")).details.map.map(({ caption }) => caption);
  expect(cube).toContain("Africa");
  expect(cube).not.toContain("South America");
});

/** Plates with the longest title lines at the bottom. */
const longTitled = plates
  .toSorted((a, b) => lengthOf(b) - lengthOf(a))
  .slice(0, 4)
  .map((plate): [string, Plate] => [plate.title, plate]);

function lengthOf({ title, creators, date }: Plate): number {
  return Math.max(
    2 * title.length,
    `${creators.map(({ name }) => name).join(", ")} ${date}`.length,
  );
}

describe("details: the region of a plate's title contains the whole title", () => {
  test.each(longTitled.slice(0, 1))("%s", checkTitle);
  test.each(longTitled.slice(1))("%s", { tags: ["full"] }, checkTitle);
});

function checkTitle(_title: string, plate: Plate): void {
  const canvas = drawPicture(plate, "map", 1500);
  const { width, details } = describePlate(plate);
  const scale = canvas.width / width;
  const { region } = detailOf(details.map, "The title");
  const paper = palettes[plate.drawing.palette].paper;
  const [red, green, blue] = [1, 3, 5].map((from) => parseInt(paper.slice(from, from + 2), 16));
  const data = canvas.data();
  const isPaper = (x: number, y: number) => {
    const at = 4 * (y * canvas.width + x);
    const differs = [data[at] !== red, data[at + 1] !== green, data[at + 2] !== blue];
    return !differs.includes(true);
  };
  const right = Math.round((region.x + region.width) * scale);
  const top = Math.round(region.y * scale);
  const bottom = Math.round((region.y + region.height) * scale) - 1;
  // The text on the opposite side ends at the right margin and is at most this long.
  const opposite = canvas.width - Math.round((270 + 1300) * scale);
  let lettered = 0;
  let rightmost = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let x = 0; x < opposite; x += 1) {
      if (isPaper(x, y)) continue;
      lettered += 1;
      rightmost = Math.max(rightmost, x);
    }
  }
  expect(rightmost).toBeLessThan(right);
  expect(lettered).toBeGreaterThan(200);
}
