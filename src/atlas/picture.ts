import { Path2D, createCanvas } from "@napi-rs/canvas";
import type { Canvas, SKRSContext2D } from "@napi-rs/canvas";
import { geoPath } from "d3-geo";
import type { GeoContext, GeoPermissibleObjects } from "d3-geo";
import { fullSize, layOut } from "./layout.ts";
import type { Layout } from "./layout.ts";
import { letterSeas, letterTitle, numberGraticule } from "./lettering.ts";
import { equator, graticule, indicatricesOn, sunCircles } from "./lines.ts";
import { palettes } from "./palettes.ts";
import type { Palette } from "./palettes.ts";
import type { PictureKind, Plate } from "./plate.ts";
import { sheets } from "./sheets.ts";
import type { Sheet } from "./sheets.ts";
import { loadWorld } from "./world.ts";

/** Width in pixels below which images show only the coarsest coast. */
const sketchBelow = 400;

/** Tint of the water along the coast: its reach in pixels, and its strength. */
const shallows = { reach: 26, strength: 0.45 };

/** Factor by which blurred layers are drawn smaller and then enlarged. */
const softness = 4;

/**
 * Draws an image of a plate.
 *
 * @param size width and maximum height, in pixels
 */
export function drawPicture(plate: Plate, kind: PictureKind, size: number): Canvas {
  const sheet: Sheet = sheets[plate.drawing.sheet];
  const palette: Palette = palettes[plate.drawing.palette];
  const layout = layOut(sheet, size);
  const canvas = createCanvas(layout.width, layout.height);
  const context = canvas.getContext("2d");
  context.lineJoin = "round";
  context.lineCap = "round";
  context.fillStyle = palette.paper;
  context.fillRect(0, 0, layout.width, layout.height);

  const shape = shaper(layout);
  const outline = shape(layout.outline);
  context.fillStyle = palette.sea;
  context.fill(outline);
  context.save();
  context.clip(outline);
  drawMap(context, { layout, sheet, palette, kind, shape });
  context.restore();
  strokeIn(context, outline, palette.edge, 7 * layout.unit);
  letterTitle(context, layout, plate, palette);
  return canvas;
}

type Drawing = {
  layout: Layout;
  sheet: Sheet;
  palette: Palette;
  kind: PictureKind;
  shape: (object: GeoPermissibleObjects) => Path2D;
};

function drawMap(context: SKRSContext2D, drawing: Drawing): void {
  const { layout, sheet, palette, kind, shape } = drawing;
  const { unit } = layout;
  const world = loadWorld(
    layout.unit < sketchBelow / fullSize ? "sketch" : (sheet.detail ?? "world"),
  );
  const coast = shape(world.coast);
  const tints = world.tints.map(shape);
  const ice = shape(world.ice);
  drawShallows(context, [...tints, ice], drawing);
  const drawGraticule = graticuleDrawer(context, drawing);
  drawGraticule(0.8);
  tints.forEach((tint, index) => {
    context.fillStyle = kind === "map" ? (palette.land[index] ?? palette.plain) : palette.plain;
    context.fill(tint);
  });
  context.fillStyle = palette.ice;
  context.fill(ice);
  if (kind === "map") strokeIn(context, shape(world.borders), palette.border, 2 * unit);
  strokeIn(context, coast, palette.coast, 1.8 * unit);
  drawGraticule(0.28);
  if (kind === "map") letterSeas(context, layout, palette);
  else drawIndicatrices(context, drawing);
  numberGraticule(context, layout, sheet, palette);
}

/** Tints the water along the coast, fading outwards, as on hand-coloured maps. */
function drawShallows(context: SKRSContext2D, land: Path2D[], { layout, palette }: Drawing): void {
  const width = Math.ceil(layout.width / softness);
  const height = Math.ceil(layout.height / softness);
  const sharp = createCanvas(width, height);
  const stencil = sharp.getContext("2d");
  stencil.scale(1 / softness, 1 / softness);
  stencil.fillStyle = palette.water;
  for (const path of land) stencil.fill(path);
  const soft = createCanvas(width, height);
  const blurred = soft.getContext("2d");
  blurred.filter = `blur(${(shallows.reach * layout.unit) / softness}px)`;
  blurred.drawImage(sharp, 0, 0);
  context.globalAlpha = shallows.strength;
  context.drawImage(soft, 0, 0, width * softness, height * softness);
  context.globalAlpha = 1;
}

/** Returns a function that draws the graticule. It is drawn on the water, and again, faintly, over the land. */
function graticuleDrawer(context: SKRSContext2D, { layout, palette, shape }: Drawing) {
  const { unit } = layout;
  const fine = shape(graticule(5, 80));
  const main = shape(graticule(10, 80));
  const quarters = shape(graticule(90, 90));
  const middle = shape(equator());
  const circles = shape(sunCircles());
  return (opacity: number): void => {
    context.globalAlpha = 0.45 * opacity;
    strokeIn(context, fine, palette.graticule, 1.2 * unit);
    context.globalAlpha = opacity;
    strokeIn(context, main, palette.graticule, 2 * unit);
    strokeIn(context, quarters, palette.graticule, 2 * unit);
    strokeIn(context, middle, palette.graticule, 4 * unit);
    context.setLineDash([18 * unit, 14 * unit]);
    strokeIn(context, circles, palette.graticule, 3 * unit);
    context.setLineDash([]);
    context.globalAlpha = 1;
  };
}

function drawIndicatrices(
  context: SKRSContext2D,
  { layout, sheet, palette, shape }: Drawing,
): void {
  const { unit } = layout;
  const { circles, crosses } = indicatricesOn(sheet);
  const ellipses = shape(circles);
  context.globalAlpha = 0.42;
  context.fillStyle = palette.indicatrix;
  context.fill(ellipses);
  context.globalAlpha = 1;
  strokeIn(context, ellipses, palette.indicatrix, 5 * unit);
  context.globalAlpha = 0.7;
  strokeIn(context, shape(crosses), palette.indicatrix, 2 * unit);
  context.globalAlpha = 1;
}

function strokeIn(context: SKRSContext2D, path: Path2D, colour: string, width: number): void {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke(path);
}

/** Returns a function that projects shapes on the sphere to paths on the sheet. */
function shaper({ projection }: Layout): (object: GeoPermissibleObjects) => Path2D {
  return (object) => {
    const target = new Path2D();
    const context: GeoContext = {
      beginPath: () => undefined,
      moveTo: (x, y) => target.moveTo(x, y),
      lineTo: (x, y) => target.lineTo(x, y),
      closePath: () => target.closePath(),
      arc: (x, y, radius, start, end) => target.arc(x, y, radius, start, end),
    };
    geoPath(projection, context)(object);
    return target;
  };
}
