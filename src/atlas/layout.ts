import { geoCircle, geoPath } from "d3-geo";
import type { GeoPermissibleObjects, GeoProjection } from "d3-geo";
import type { Sheet } from "./sheets.ts";

/** Layout of an image, in pixels. */
export type Layout = {
  width: number;
  height: number;
  /** The projection, scaled and moved to its position on the sheet. */
  projection: GeoProjection;
  /** The clipping outline of the map: the sphere, or the part of it that is shown. */
  outline: GeoPermissibleObjects;
  /** The map's bounds: left, top, right, bottom. */
  map: [number, number, number, number];
  /** One pixel of an image 6,000 px wide. All lines and letters are sized in it. */
  unit: number;
};

/** Width and maximum height of a full image, in pixels. */
export const fullSize = 6000;

const margin = 270;
const footer = 430;

/**
 * Fits a map to the sheet.
 *
 * @param size width of the image, and its maximum height, in pixels; a tall map makes a narrower image of this height
 */
export function layOut(sheet: Sheet, size: number): Layout {
  const unit = size / fullSize;
  const outline = outlineOf(sheet);
  const projection = sheet.projection().precision(Math.max(0.6, unit));
  projection.fitExtent(
    [
      [margin * unit, margin * unit],
      [size - margin * unit, size - footer * unit],
    ],
    outline,
  );
  const [[left, top], [right, bottom]] = geoPath(projection).bounds(outline);
  const width = Math.round(right - left + 2 * margin * unit);
  const height = Math.round(bottom - top + (margin + footer) * unit);
  const [x, y] = projection.translate();
  const moveX = margin * unit - left;
  const moveY = margin * unit - top;
  projection.translate([x + moveX, y + moveY]);
  const map: Layout["map"] = [left + moveX, top + moveY, right + moveX, bottom + moveY];
  if (sheet.box) {
    projection.clipExtent([
      [map[0] - 1, map[1] - 1],
      [map[2] + 1, map[3] + 1],
    ]);
  }
  return { width, height, projection, outline, map, unit };
}

function outlineOf({ box, circle }: Sheet): GeoPermissibleObjects {
  if (box) return { type: "Polygon", coordinates: [boxRing(...box)] };
  if (circle) return geoCircle().center(circle.center).radius(circle.radius).precision(1)();
  return { type: "Sphere" };
}

/** Returns the edge of a box of longitudes and latitudes, clockwise, with a point at every degree. */
function boxRing(west: number, south: number, east: number, north: number): [number, number][] {
  const across = steps(west + 1e-6, east - 1e-6);
  const up = steps(south, north);
  return [
    ...up.map((latitude): [number, number] => [west + 1e-6, latitude]),
    ...across.map((longitude): [number, number] => [longitude, north]),
    ...up.toReversed().map((latitude): [number, number] => [east - 1e-6, latitude]),
    ...across.toReversed().map((longitude): [number, number] => [longitude, south]),
    [west + 1e-6, south],
  ];
}

function steps(from: number, to: number): number[] {
  const count = Math.ceil(to - from);
  return Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count);
}
