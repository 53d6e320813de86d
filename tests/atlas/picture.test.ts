import { geoPath } from "d3-geo";
import { beforeAll, describe, expect, test } from "vitest";
import { layOut } from "../../src/atlas/layout.ts";
import { indicatrices } from "../../src/atlas/lines.ts";
import { palettes } from "../../src/atlas/palettes.ts";
import type { Palette } from "../../src/atlas/palettes.ts";
import { drawPicture } from "../../src/atlas/picture.ts";
import type { Plate } from "../../src/atlas/plate.ts";
import { plates } from "../../src/atlas/plates.ts";
import { sheets } from "../../src/atlas/sheets.ts";
import type { Sheet } from "../../src/atlas/sheets.ts";

const size = 240;
const each = plates.map((plate): [string, Plate] => [plate.title, plate]);
/** Number of plates in a short run. The first plates of the atlas belong to different classes. */
const few = 5;

type Pixels = { data: Buffer; width: number; height: number };

function pixelsOf(plate: Plate, kind: "map" | "indicatrices"): Pixels {
  const canvas = drawPicture(plate, kind, size);
  return { data: canvas.data(), width: canvas.width, height: canvas.height };
}

type Colour = [red: number, green: number, blue: number];

function colour(hex: string): Colour {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return [red, green, blue];
}

function colourAt({ data }: Pixels, pixel: number): Colour {
  const [red = 0, green = 0, blue = 0] = data.subarray(4 * pixel, 4 * pixel + 3);
  return [red, green, blue];
}

function distance(a: Colour, b: Colour): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** Counts for each colour the pixels that are nearer to it than to the others. */
function census(picture: Pixels, colours: readonly Colour[]): number[] {
  const counts = colours.map(() => 0);
  const known = new Map<number, number>();
  for (let pixel = 0; pixel < picture.width * picture.height; pixel += 1) {
    const value = picture.data.readUInt32LE(4 * pixel);
    const nearest = known.get(value) ?? nearestTo(colourAt(picture, pixel), colours);
    known.set(value, nearest);
    counts[nearest] = (counts[nearest] ?? 0) + 1;
  }
  return counts;
}

function nearestTo(seen: Colour, colours: readonly Colour[]): number {
  const distances = colours.map((one) => distance(one, seen));
  return distances.indexOf(Math.min(...distances));
}

/** Returns the colour of the half-transparent indicatrices on the sea. */
function onSea(palette: Palette): Colour {
  const [sea, ink] = [colour(palette.sea), colour(palette.indicatrix)];
  const blend = (index: 0 | 1 | 2) => sea[index] * 0.58 + ink[index] * 0.42;
  return [blend(0), blend(1), blend(2)];
}

describe.each(each.slice(0, few))("picture: %s", isDrawn);
describe.each(each.slice(few))("picture: %s", { tags: ["full"] }, isDrawn);

function isDrawn(_title: string, plate: Plate): void {
  const sheet: Sheet = sheets[plate.drawing.sheet];
  const palette: Palette = palettes[plate.drawing.palette];

  test("draws its outline and its indicatrices without invalid coordinates", () => {
    const layout = layOut(sheet, size);
    const path = geoPath(layout.projection);
    for (const shape of [layout.outline, indicatrices(30, 7, !sheet.box).circles]) {
      expect(path(shape)).toMatch(/^M[-\d.eMLZ,]+Z$/);
    }
  });

  let bare: Pixels;
  beforeAll(() => {
    bare = pixelsOf(plate, "map");
  });

  test("shows plausible proportions of land and sea, with paper around them", () => {
    const colours = [palette.paper, palette.sea, ...palette.land].map(colour);
    const [, sea = 0, ...tints] = census(bare, colours);
    const land = tints.reduce((sum, count) => sum + count, 0);
    const [least, most] = sheet.detail === "close" ? [0.15, 0.85] : [0.1, 0.6];
    expect(land / (land + sea)).toBeGreaterThan(least);
    expect(land / (land + sea)).toBeLessThan(most);
    for (const corner of [0, bare.width - 1, (bare.height - 1) * bare.width]) {
      expect(distance(colourAt(bare, corner), colour(palette.paper))).toBeLessThan(3);
    }
  });

  test("shows indicatrices only in the overlaid image", () => {
    const overlaid = pixelsOf(plate, "indicatrices");
    expect([overlaid.width, overlaid.height]).toEqual([bare.width, bare.height]);
    const colours = [onSea(palette), ...[palette.sea, palette.paper, palette.plain].map(colour)];
    const [covered = 0] = census(overlaid, colours);
    const pixels = bare.width * bare.height;
    expect(covered / pixels).toBeGreaterThan(0.01);
    expect(overlaid.data.equals(bare.data)).toBe(false);
  });
}
