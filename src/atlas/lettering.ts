import { createRequire } from "node:module";
import { GlobalFonts } from "@napi-rs/canvas";
import type { SKRSContext2D } from "@napi-rs/canvas";
import { geoPath } from "d3-geo";
import type { Layout } from "./layout.ts";
import type { Palette } from "./palettes.ts";
import type { Plate } from "./plate.ts";
import type { Sheet } from "./sheets.ts";

const family = "Atlas Serif";

/** Names that are set letter by letter along a parallel in open water. */
const seaNames: { text: string; latitude: number; west: number; east: number }[] = [
  { text: "PACIFIC", latitude: 15, west: -158, east: -116 },
  { text: "OCEAN", latitude: 5, west: -149, east: -125 },
  { text: "ATLANTIC", latitude: 35, west: -60, east: -22 },
  { text: "OCEAN", latitude: 25, west: -53, east: -31 },
  { text: "SOUTH", latitude: -15, west: -26, east: -2 },
  { text: "ATLANTIC", latitude: -25, west: -32, east: 4 },
  { text: "INDIAN", latitude: -15, west: 64, east: 94 },
  { text: "OCEAN", latitude: -25, west: 67, east: 91 },
  { text: "SOUTHERN OCEAN", latitude: -55, west: 60, east: 132 },
  { text: "SOUTH PACIFIC", latitude: -35, west: -158, east: -98 },
];

/** Registers the atlas's typeface, which comes from a package, with the canvas. */
export function loadTypeface(): void {
  if (GlobalFonts.has(family)) return;
  const require = createRequire(import.meta.url);
  for (const style of ["normal", "italic"]) {
    for (const script of ["latin", "latin-ext"]) {
      const file = `source-serif-4-${script}-opsz-${style}.woff2`;
      GlobalFonts.registerFromPath(
        require.resolve(`@fontsource-variable/source-serif-4/files/${file}`),
        family,
      );
    }
  }
}

/** Draws the title at the bottom of the sheet, and the class of the map opposite. */
export function letterTitle(
  context: SKRSContext2D,
  { map, width, unit }: Layout,
  plate: Plate,
  palette: Palette,
): void {
  loadTypeface();
  const left = 270 * unit;
  const right = width - left;
  const base = map[3] + 258 * unit;
  context.fillStyle = palette.ink;
  context.textBaseline = "alphabetic";
  context.textAlign = "left";
  context.font = `${104 * unit}px "${family}"`;
  context.fillText(plate.title, left, base);
  context.font = `italic ${54 * unit}px "${family}"`;
  const inventors = plate.creators.map((creator) => creator.name).join(", ");
  context.fillText(`${inventors}, ${plate.date}`, left, base + 80 * unit);
  context.textAlign = "right";
  context.fillText(plate.subjects.slice(0, 2).join(", "), right, base + 80 * unit);
  context.font = `${54 * unit}px "${family}"`;
  context.fillText(plate.identifier, right, base);
}

/** Draws the names of the oceans along their parallels, so that they bend with the map. */
export function letterSeas(context: SKRSContext2D, layout: Layout, palette: Palette): void {
  loadTypeface();
  context.fillStyle = palette.water;
  context.textAlign = "center";
  context.textBaseline = "middle";
  for (const { text, latitude, west, east } of seaNames) {
    const spacing = (east - west) / (text.length - 1);
    const frames = [...text].map((_, index) => frameAt(layout, west + index * spacing, latitude));
    if (!isWhole(frames)) continue;
    const steps = frames.slice(1).map((frame, index) => distance(frames[index], frame));
    const nearest = Math.min(...steps);
    const size = Math.min(0.62 * nearest, 118 * layout.unit);
    if (size < 34 * layout.unit || isTorn(steps)) continue;
    const backwards = frames.reduce((sum, { angle }) => sum + Math.cos(angle), 0) < 0;
    const letters = backwards ? [...text].toReversed() : [...text];
    context.font = `italic ${size}px "${family}"`;
    frames.forEach(({ x, y, angle }, index) => {
      context.save();
      context.translate(x, y);
      context.rotate(backwards ? angle + Math.PI : angle);
      context.fillText(letters[index] ?? "", 0, 0);
      context.restore();
    });
  }
}

/** Labels the meridians along one parallel, and the parallels along the central meridian. */
export function numberGraticule(
  context: SKRSContext2D,
  layout: Layout,
  sheet: Sheet,
  palette: Palette,
): void {
  loadTypeface();
  const { numbered = {} } = sheet;
  const middle = numbered.meridian ?? 0;
  const along = numbered.parallel ?? 0;
  context.fillStyle = palette.ink;
  context.font = `italic ${30 * layout.unit}px "${family}"`;
  context.textAlign = "left";
  context.textBaseline = "alphabetic";
  for (let longitude = -180; longitude < 180; longitude += 30) {
    const text = longitude % 180 === 0 ? `${Math.abs(longitude)}°` : degrees(longitude, "E", "W");
    letterNumber(context, layout, text, longitude, along);
  }
  for (const latitude of [-60, -30, 30, 60]) {
    letterNumber(context, layout, degrees(latitude, "N", "S"), middle, latitude);
  }
}

function degrees(value: number, positive: string, negative: string): string {
  return `${Math.abs(value)}° ${value > 0 ? positive : negative}`;
}

function letterNumber(
  context: SKRSContext2D,
  layout: Layout,
  text: string,
  longitude: number,
  latitude: number,
): void {
  const frame = frameAt(layout, longitude, latitude);
  if (!frame) return;
  const upsideDown = Math.cos(frame.angle) < -1e-6;
  context.save();
  context.translate(frame.x, frame.y);
  context.rotate(upsideDown ? frame.angle + Math.PI : frame.angle);
  context.fillText(text, 10 * layout.unit, -9 * layout.unit);
  context.restore();
}

/** A point on the sheet, and the direction of east there. */
type Frame = { x: number; y: number; angle: number };

/** Returns the position of a point of the sphere; null if it is not shown or the map is interrupted there. */
function frameAt(layout: Layout, longitude: number, latitude: number): Frame | null {
  const place = (east: number): [number, number] | null => {
    const coordinates: [number, number] = [longitude + east, latitude];
    const shown = geoPath(layout.projection)({ type: "Point", coordinates });
    const point = shown ? layout.projection(coordinates) : null;
    return point?.every(Number.isFinite) ? point : null;
  };
  const [before, here, after] = [place(-0.5), place(0), place(0.5)];
  if (!before || !here || !after) return null;
  const reach = Math.hypot(after[0] - before[0], after[1] - before[1]);
  if (reach < 3 * layout.unit || reach > 90 * layout.unit) return null;
  const angle = Math.atan2(after[1] - before[1], after[0] - before[0]);
  return { x: here[0], y: here[1], angle };
}

function isWhole(frames: (Frame | null)[]): frames is Frame[] {
  return frames.every((frame) => frame !== null);
}

/**
 * Returns whether an interruption of the map runs through the letters. Otherwise their distances vary only gradually.
 */
function isTorn(steps: number[]): boolean {
  return steps.some((step, index) => {
    const before = steps[index - 1] ?? step;
    return Math.max(step, before) > 1.12 * Math.min(step, before);
  });
}

function distance(a: Frame | undefined, b: Frame): number {
  return a ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
}
