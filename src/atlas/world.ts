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

/** How many tints neighbouring countries are told apart by. */
export const tintCount = 5;

/** The world as it is drawn; every shape lies on the sphere, in degrees. */
export type World = {
  /** Every coast line. */
  coast: MultiLineString;
  /** The countries that share a tint, one shape for each tint; no two neighbours share one. */
  tints: MultiPolygon[];
  /** Antarctica, which no tint covers. */
  ice: MultiPolygon;
  borders: MultiLineString;
};

/**
 * How much of the coast is drawn: `world` for whole maps, `close` for half the Earth or less,
 * `light`, with fewer islands, for maps on many faces, which take long to cut, and `sketch` for
 * small pictures.
 */
export type Detail = "world" | "close" | "light" | "sketch";

/** The file of world-atlas, and the spacing in degrees below which points are dropped. */
const sources: Record<Detail, { file: string; tolerance: number }> = {
  world: { file: "countries-10m.json", tolerance: 0.03 },
  close: { file: "countries-10m.json", tolerance: 0.01 },
  light: { file: "countries-50m.json", tolerance: 0.06 },
  sketch: { file: "countries-110m.json", tolerance: 0 },
};

const worlds = new Map<Detail, World>();

/** The countries of Natural Earth; read once and kept for each detail. */
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
 * All polygons of the countries in one shape. A ring of the smallest islands may run the wrong way
 * round once its points are thinned, and would then enclose the rest of the Earth: it is reversed.
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

/** Gives each country the tint least used so far that none of its neighbours has. */
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
 * Decodes the arcs to degrees and drops points nearer than the tolerance to the one kept before.
 * Arcs are shared by neighbours, so no gaps open; an arc keeps four points at least, for it may be a whole island.
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
