import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { geoArea } from "d3-geo";
import { feature, mesh, neighbors } from "topojson-client";
import type { MultiLineString, MultiPolygon } from "geojson";
import type {
  GeometryCollection,
  MultiPolygon as TopoMultiPolygon,
  Polygon as TopoPolygon,
  Topology,
} from "topojson-specification";

type Countries = GeometryCollection<{ name: string }>;
type WorldTopology = Topology<{ countries: Countries; land: GeometryCollection }>;

/** Number of tints that distinguish neighbouring countries. */
export const tintCount = 5;

/** The shapes of the world, in degrees on the sphere. */
export type World = {
  /** All coastlines. */
  coast: MultiLineString;
  /** The countries by tint, one shape for each tint. Neighbouring countries have different tints. */
  tints: MultiPolygon[];
  /** Antarctica, which has no tint. */
  ice: MultiPolygon;
  borders: MultiLineString;
};

/**
 * Level of detail of the coast: `world` for whole maps, `close` for half the Earth or less, `light`, with fewer
 * islands, for maps with many faces, which take long to clip, and `sketch` for small images.
 */
export type Detail = "world" | "close" | "light" | "sketch";

/** The files of world-atlas, and the spacing in degrees below which points are dropped. */
const sources: Record<Detail, { file: string; tolerance: number }> = {
  world: { file: "countries-10m.json", tolerance: 0.03 },
  close: { file: "countries-10m.json", tolerance: 0.01 },
  light: { file: "countries-50m.json", tolerance: 0.06 },
  sketch: { file: "countries-110m.json", tolerance: 0 },
};

const worlds = new Map<Detail, World>();

/** Returns the countries of Natural Earth; reads each level of detail once and caches it. */
export function loadWorld(detail: Detail): World {
  const known = worlds.get(detail);
  if (known) return known;
  const { file, tolerance } = sources[detail];
  const path = createRequire(import.meta.url).resolve(`world-atlas/${file}`);
  const topology: WorldTopology = JSON.parse(readFileSync(path, "utf8"));
  topology.arcs = thinned(topology, tolerance);
  delete topology.transform;
  const world = shapesOf(topology);
  worlds.set(detail, world);
  return world;
}

function shapesOf(topology: WorldTopology): World {
  const countries = topology.objects.countries.geometries.filter(
    (country): country is (TopoPolygon | TopoMultiPolygon) & typeof country =>
      country.type === "Polygon" || country.type === "MultiPolygon",
  );
  const tints = tintsOf(countries);
  const isIce = (country: { id?: string | number | undefined }) => country.id === "010";
  return {
    coast: mesh(topology, topology.objects.land),
    tints: Array.from({ length: tintCount }, (_, tint) =>
      polygonsOf(
        topology,
        countries.filter((country, index) => tints[index] === tint && !isIce(country)),
      ),
    ),
    ice: polygonsOf(topology, countries.filter(isIce)),
    borders: mesh(topology, topology.objects.countries, (a, b) => a !== b),
  };
}

/**
 * Merges all polygons of the countries into one shape. Simplification may invert the ring of a tiny island, which would
 * then enclose the rest of the Earth; such rings are reversed.
 */
function polygonsOf(
  topology: WorldTopology,
  countries: (TopoPolygon | TopoMultiPolygon)[],
): MultiPolygon {
  const polygons = countries.flatMap((country) =>
    country.type === "Polygon"
      ? [feature(topology, country).geometry.coordinates]
      : feature(topology, country).geometry.coordinates,
  );
  const coordinates = polygons.map((rings) =>
    geoArea({ type: "Polygon", coordinates: rings }) > 2 * Math.PI
      ? rings.map((ring) => ring.toReversed())
      : rings,
  );
  return { type: "MultiPolygon", coordinates };
}

/** Assigns each country the least used tint that none of its neighbours has. */
function tintsOf(countries: (TopoPolygon | TopoMultiPolygon)[]): number[] {
  const near = neighbors(countries);
  const tints: number[] = countries.map(() => -1);
  const used = Array.from({ length: tintCount }, () => 0);
  const byDegree = countries
    .map((_, index) => index)
    .sort((a, b) => (near[b]?.length ?? 0) - (near[a]?.length ?? 0) || a - b);
  for (const index of byDegree) {
    const taken = new Set((near[index] ?? []).map((other) => tints[other]));
    const free = used.map((_, tint) => tint).filter((tint) => !taken.has(tint));
    const tint = free.sort((a, b) => (used[a] ?? 0) - (used[b] ?? 0))[0] ?? 0;
    tints[index] = tint;
    used[tint] = (used[tint] ?? 0) + 1;
  }
  return tints;
}

/**
 * Decodes the arcs to degrees and drops points that are closer than the tolerance to the previous one. Neighbours share
 * arcs, so no gaps open. Each arc retains at least four points, because it may be a whole island.
 */
function thinned(topology: WorldTopology, tolerance: number): [number, number][][] {
  const [kx, ky] = topology.transform?.scale ?? [1, 1];
  const [dx, dy] = topology.transform?.translate ?? [0, 0];
  return topology.arcs.map((arc) => {
    let x = 0;
    let y = 0;
    const points = arc.map(([stepX = 0, stepY = 0]): [number, number] => {
      x += stepX;
      y += stepY;
      return [x * kx + dx, y * ky + dy];
    });
    return tolerance > 0 ? spaced(points, tolerance) : points;
  });
}

function spaced(points: [number, number][], tolerance: number): [number, number][] {
  const last = points.length - 1;
  let kept: [number, number] = [Infinity, Infinity];
  const result = points.filter((point, index) => {
    const across = (point[0] - kept[0]) * Math.cos((point[1] * Math.PI) / 180);
    if (index < last && Math.hypot(across, point[1] - kept[1]) < tolerance) return false;
    kept = point;
    return true;
  });
  if (result.length >= 4 || points.length < 4) return result;
  const corners = [0, Math.round(last / 3), Math.round((2 * last) / 3), last];
  return points.filter((_, index) => corners.includes(index));
}
