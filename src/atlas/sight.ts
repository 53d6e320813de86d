import { geoArea, geoCentroid, geoDistance, geoPath } from "d3-geo";
import type { GeoContext } from "d3-geo";
import type { Polygon } from "geojson";
import type { Layout } from "./layout.ts";

/** A position on the sheet, in pixels from the upper left corner. */
export type Place = [x: number, y: number];

/** A rectangle in pixels of an image; `x` and `y` are its upper left corner. */
export type Region = { x: number; y: number; width: number; height: number };

/** Left, top, right, bottom, in pixels. */
export type Bounds = [number, number, number, number];

/**
 * Minimum length of a step that counts as tearing a land apart, relative to the image's width. Steps along and across
 * may differ much.
 */
const tornApart = 0.08;
/** Minimum share of its bounds that a shape fills if it crosses an edge of the map and is still in one piece. */
const filled = 0.45;
/** Maximum stretch of a step of an untorn outline, relative to most of its steps. */
const mostStretched = 4;
/** Maximum difference between the area of a rough outline and that of the shape, which follows the globe. */
const roughness = 0.25;

/** Finds the visible positions of shapes on the sphere on one map. */
export class Sight {
  readonly #layout: Layout;
  readonly #edges: Place[][];

  constructor(layout: Layout) {
    this.#layout = layout;
    this.#edges = outlineOf(layout);
  }

  /** Returns the position of a point on the sheet; null if it is not shown. */
  placeOf(point: [number, number]): Place | null {
    const { projection, unit } = this.#layout;
    if (geoPath(projection)({ type: "Point", coordinates: point }) === null) return null;
    const place = projection(point);
    if (!place?.every(Number.isFinite)) return null;
    const isOnMap = isInside(this.#edges, place) || distanceTo(this.#edges, place) <= 3 * unit;
    return isOnMap ? place : null;
  }

  /** Returns the positions of an outline of close points; null if a part is not shown or the outline is torn. */
  placesOf(outline: readonly [number, number][]): Place[] | null {
    const places = outline.map((point) => this.placeOf(point));
    if (!isWhole(places)) return null;
    return isTorn(places, outline, 0) ? null : places;
  }

  /**
   * Returns the bounds of a land with a rough outline, and its scale: its area on the sheet relative to its true area.
   * Returns null if the land is cut.
   */
  landOf(outline: readonly [number, number][]): { bounds: Bounds; scale: number } | null {
    const shape = polygonOf(outline);
    const places = outline.map((point) => this.placeOf(point));
    if (!isWhole(places) || this.placeOf(geoCentroid(shape)) === null) return null;
    const path = geoPath(this.#layout.projection);
    const area = path.area(shape);
    const [[left, top], [right, bottom]] = path.bounds(shape);
    const isUncut =
      !isTorn(places, outline, tornApart * this.#layout.width) &&
      Math.abs(areaOf(places) - area) <= roughness * area;
    const isClosed = area >= filled * (right - left) * (bottom - top);
    if (!(area > 0) || !(isUncut || isClosed)) return null;
    return { bounds: [left, top, right, bottom], scale: area / geoArea(shape) };
  }
}

/** Returns the region around bounds with a margin, `air`, inside the image, in whole pixels. */
export function regionRound(
  { width, height, unit }: Layout,
  [left, top, right, bottom]: Bounds,
  air = 0.08 * Math.max(right - left, bottom - top) + 60 * unit,
): Region {
  const x = Math.max(0, Math.floor(left - air));
  const y = Math.max(0, Math.floor(top - air));
  return {
    x,
    y,
    width: Math.min(width, Math.ceil(right + air)) - x,
    height: Math.min(height, Math.ceil(bottom + air)) - y,
  };
}

/** Returns the area of a polygon of positions, in square pixels. */
export function areaOf(places: readonly Place[]): number {
  const double = places.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = places[(index + 1) % places.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(double) / 2;
}

/** Returns the polygon inside an outline with either orientation. No outline covers half the Earth. */
function polygonOf(outline: readonly [number, number][]): Polygon {
  const [first] = outline;
  const ring = first ? [...outline, first] : [];
  const shape: Polygon = { type: "Polygon", coordinates: [ring] };
  return geoArea(shape) > 2 * Math.PI ? { ...shape, coordinates: [ring.toReversed()] } : shape;
}

/** Returns the edges of the map on the sheet, as rings. */
function outlineOf({ projection, outline }: Layout): Place[][] {
  const rings: Place[][] = [];
  const context: GeoContext = {
    beginPath: () => undefined,
    moveTo: (x, y) => void rings.push([[x, y]]),
    lineTo: (x, y) => void rings.at(-1)?.push([x, y]),
    closePath: () => undefined,
    arc: () => undefined,
  };
  geoPath(projection, context)(outline);
  return rings;
}

function isWhole(places: (Place | null)[]): places is Place[] {
  return places.every((place) => place !== null);
}

/**
 * Returns whether the map stretches a step of an outline so much that only an edge between its ends explains it.
 *
 * @param least minimum length of such a step, in pixels
 */
function isTorn(
  places: readonly Place[],
  outline: readonly [number, number][],
  least: number,
): boolean {
  const steps = places.map((place, index) => distance(place, places.at(index - 1) ?? place));
  if (Math.max(...steps) < least) return false;
  const stretches = steps.map((step, index) => {
    const [here, before] = [outline[index], outline.at(index - 1)];
    return here && before ? step / geoDistance(here, before) : 0;
  });
  const usual = stretches.toSorted((a, b) => a - b)[Math.floor(stretches.length / 2)] ?? 0;
  return Math.max(...stretches) > mostStretched * usual;
}

/** Returns whether a position is inside rings by the non-zero rule of canvases, because the rings of a star overlap. */
function isInside(rings: readonly Place[][], [x, y]: Place): boolean {
  let turns = 0;
  for (const ring of rings) {
    for (const [index, [x1, y1]] of ring.entries()) {
      const [x0, y0] = ring.at(index - 1) ?? [x1, y1];
      if (y0 > y === y1 > y || x >= x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)) continue;
      turns += y1 > y0 ? 1 : -1;
    }
  }
  return turns !== 0;
}

/** Returns the distance from a position to the nearest side of any ring. */
function distanceTo(rings: readonly Place[][], [x, y]: Place): number {
  let nearest = Infinity;
  for (const ring of rings) {
    for (const [index, [x1, y1]] of ring.entries()) {
      const [x0, y0] = ring.at(index - 1) ?? [x1, y1];
      const [dx, dy] = [x1 - x0, y1 - y0];
      const along = ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy || 1);
      const t = Math.min(1, Math.max(0, along));
      nearest = Math.min(nearest, distance([x, y], [x0 + t * dx, y0 + t * dy]));
    }
  }
  return nearest;
}

function distance([ax, ay]: Place, [bx, by]: Place): number {
  return Math.hypot(ax - bx, ay - by);
}
