import { geoCircle } from "d3-geo";
import type { LineString, MultiLineString, MultiPolygon } from "geojson";
import type { Sheet } from "./sheets.ts";

/** Returns meridians and parallels `spacing` degrees apart; meridians end short of the poles. */
export function graticule(spacing: number, reach: number): MultiLineString {
  const lines: [number, number][][] = [];
  for (let longitude = -180; longitude < 180; longitude += spacing) {
    lines.push(range(-reach, reach, 2).map((latitude) => [longitude, latitude]));
  }
  for (let latitude = -90 + spacing; latitude < 90; latitude += spacing) {
    lines.push(parallel(latitude));
  }
  return { type: "MultiLineString", coordinates: lines };
}

/** Returns the tropics and the polar circles. */
export function sunCircles(): MultiLineString {
  const latitudes = [-66.56, -23.44, 23.44, 66.56];
  return { type: "MultiLineString", coordinates: latitudes.map(parallel) };
}

/** Returns the equator. */
export function equator(): LineString {
  return { type: "LineString", coordinates: parallel(0) };
}

/** Tissot's indicatrices: equal circles on the sphere, with the cross of their axes. */
export type Indicatrices = { circles: MultiPolygon; crosses: MultiLineString };

/**
 * Returns circles spread evenly over the sphere.
 *
 * @param spacing degrees between rows, and between circles on the equator
 * @param radius of each circle, in degrees
 * @param poles whether there is also a circle at each pole
 */
export function indicatrices(spacing: number, radius: number, poles: boolean): Indicatrices {
  const circles: MultiPolygon = { type: "MultiPolygon", coordinates: [] };
  const crosses: MultiLineString = { type: "MultiLineString", coordinates: [] };
  const end = poles ? 90 : 90 - spacing;
  for (let latitude = -end; latitude <= end; latitude += spacing) {
    const shrink = Math.cos((latitude * Math.PI) / 180);
    for (const longitude of range(-180, 180 - spacing, longitudeStep(spacing, shrink, radius))) {
      const center: [number, number] = [longitude, latitude];
      circles.coordinates.push(
        geoCircle().center(center).radius(radius).precision(3)().coordinates,
      );
      if (Math.abs(latitude) === 90) continue;
      const reach = radius / shrink;
      crosses.coordinates.push(
        range(-radius, radius, radius / 4).map((step) => [longitude, latitude + step]),
        range(-reach, reach, reach / 8).map((step) => [longitude + step, latitude]),
      );
    }
  }
  return { circles, crosses };
}

/** Returns the indicatrices of a sheet: small and close together if it shows half the Earth or less. */
export function indicatricesOn({ detail, box }: Sheet): Indicatrices {
  return detail === "close" ? indicatrices(15, 3.6, !box) : indicatrices(30, 7, !box);
}

/** Returns the smallest multiple of the spacing at which circles on this parallel do not overlap. */
function longitudeStep(spacing: number, shrink: number, radius: number): number {
  const enough = [1, 2, 3, 4, 6].find((times) => times * spacing * shrink > 2.2 * radius);
  return enough === undefined ? 360 : enough * spacing;
}

function parallel(latitude: number): [number, number][] {
  return range(-180, 180, 2).map((longitude) => [longitude, latitude]);
}

function range(from: number, to: number, step: number): number[] {
  const count = Math.floor((to - from) / step + 1e-9);
  return Array.from({ length: count + 1 }, (_, index) => from + index * step);
}
