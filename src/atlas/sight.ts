import { geoArea, geoCentroid, geoDistance, geoPath } from "d3-geo";
import type { GeoContext } from "d3-geo";
import type { Polygon } from "geojson";
import type { Layout } from "./layout.ts";

/** A place on the paper, in pixels from the upper left corner. */
export type Place = [x: number, y: number];

/** A rectangle in pixels of a picture, from its upper left corner. */
export type Region = { x: number; y: number; width: number; height: number };

/** Left, top, right, bottom, in pixels. */
export type Bounds = [number, number, number, number];

/** The least length of a step that tears a land apart, of the picture's width: steps along and across may differ much. */
const tornApart = 0.08;
/** How much of its bounds a shape fills at least that closes over an edge of the map and is still one. */
const filled = 0.45;
/** How much more than most steps of an outline the map may stretch one of them, if nothing tears it. */
const mostStretched = 4;
/** How much the area of a rough outline may differ from that of the shape, which follows the globe. */
const roughness = 0.25;

/** Tells what can be seen of shapes on the sphere on one map. */
export class Sight {
  readonly #layout: Layout;
  readonly #edges: Place[][];

  constructor(layout: Layout) {
    this.#layout = layout;
    this.#edges = outlineOf(layout);
  }

  /** Where a point lies on the paper; null if it is not shown. */
  placeOf(point: [number, number]): Place | null {
    const { projection, unit } = this.#layout;
    if (geoPath(projection)({ type: "Point", coordinates: point }) === null) return null;
    const place = projection(point);
    if (!place?.every(Number.isFinite)) return null;
    const isOnMap = isInside(this.#edges, place) || distanceTo(this.#edges, place) <= 3 * unit;
    return isOnMap ? place : null;
  }

  /** An outline of points near one another; null if a part of it is not shown or it is torn. */
  placesOf(outline: readonly [number, number][]): Place[] | null {
    const places = outline.map((point) => this.placeOf(point));
    if (!isWhole(places)) return null;
    return isTorn(places, outline, 0) ? null : places;
  }

  /** A land of a rough outline: its bounds, and how much paper it takes for its size; null if it is cut. */
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

/** The region round bounds with some air, unless told as much as is usual, within the picture, in whole pixels. */
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

/** The area between places, in square pixels. */
export function areaOf(places: readonly Place[]): number {
  const double = places.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = places[(index + 1) % places.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(double) / 2;
}

/** The polygon inside an outline, whichever way round it is written: none of them is half the Earth. */
function polygonOf(outline: readonly [number, number][]): Polygon {
  const [first] = outline;
  const ring = first ? [...outline, first] : [];
  const shape: Polygon = { type: "Polygon", coordinates: [ring] };
  return geoArea(shape) > 2 * Math.PI ? { ...shape, coordinates: [ring.toReversed()] } : shape;
}

/** The edges of the map on the paper, as rings. */
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
 * Whether the map stretches a step of an outline as only an edge between its ends can.
 *
 * @param least the least length in pixels of such a step
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

/** Whether rings go round a place, as a canvas fills them: those of a star overlap. */
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

/** How far a place is from the nearest side of any ring. */
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
