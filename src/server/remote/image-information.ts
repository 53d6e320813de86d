import * as v from "valibot";
import { remotePlaceSchema } from "./remote-place.ts";
import type { RemoteService } from "./remote-place.ts";

/** Maximum side length of a tile requested from a service, in pixels. */
const largestPart = 1024;

const side = v.pipe(v.number(), v.integer(), v.minValue(1));
const factors = v.pipe(v.array(side), v.minLength(1));
const most = {
  maxWidth: v.optional(side),
  maxHeight: v.optional(side),
  maxArea: v.optional(side),
};
const information = v.looseObject({
  "@context": v.optional(v.unknown()),
  width: side,
  height: side,
  profile: v.optional(v.unknown()),
  tiles: v.optional(
    v.array(v.looseObject({ width: side, height: v.optional(side), scaleFactors: factors })),
  ),
  tile_width: v.optional(side),
  tile_height: v.optional(side),
  scale_factors: v.optional(factors),
  extraFeatures: v.optional(v.array(v.string())),
  ...most,
});
const features = v.looseObject({ supports: v.optional(v.array(v.string())), ...most });

type Information = v.InferOutput<typeof information>;

/**
 * Reads the description of an image from an `info.json` of any version.
 *
 * Source: IIIF Image API 1.1, 2.1 and 3.0, 5 (Image Information), and their compliance documents
 *
 * @param address of the service
 * @returns null if it is no `info.json`, or if the service offers the image only as a whole or in tiles of unusable
 *   size
 */
export function readImageInformation(json: unknown, address: string): RemoteService | null {
  const read = v.safeParse(information, json);
  if (!read.success) return null;
  const { width, height } = read.output;
  const version = versionOf(read.output);
  const hasAnyPart = canCut(read.output);
  const tiles = hasAnyPart ? largestParts(read.output) : ownTiles(read.output);
  if (!tiles) return null;
  const place: RemoteService = {
    kind: "service",
    address,
    version,
    width,
    height,
    tiles,
    hasAnyPart,
  };
  return v.is(remotePlaceSchema, place) ? place : null;
}

/** Returns the version of the Image API. Version 1.0 has no context, so the profile determines it. */
function versionOf({ "@context": context, profile }: Information): 1 | 2 | 3 {
  const named = JSON.stringify(context ?? profile ?? "");
  if (/image\/3\//.test(named)) return 3;
  return /iiif\/image-api\/|image\/1\//.test(named) ? 1 : 2;
}

/** Returns whether the service can deliver any region at any width. */
function canCut({ profile, extraFeatures = [] }: Information): boolean {
  const said = [profile].flat();
  if (said.some((one) => typeof one === "string" && /level[12]/.test(one))) return true;
  const also = said.flatMap((one) => (v.is(features, one) ? (one.supports ?? []) : []));
  const able = [...extraFeatures, ...also];
  return able.includes("regionByPx") && able.includes("sizeByW");
}

function ownTiles(told: Information): RemoteService["tiles"] | null {
  const [first] = told.tiles ?? [];
  const width = first?.width ?? told.tile_width;
  const scaleFactors = first?.scaleFactors ?? told.scale_factors;
  if (width === undefined || scaleFactors === undefined) return null;
  const height = first?.height ?? told.tile_height ?? width;
  return { width, height, scaleFactors: scaleFactors.toSorted((a, b) => a - b) };
}

/** Returns square tiles within the service's size limits and `largestPart`. */
function largestParts(told: Information): RemoteService["tiles"] {
  const limits = [told, ...[told.profile].flat().filter((one) => v.is(features, one))];
  const sides = limits.flatMap(({ maxWidth, maxHeight, maxArea }) => [
    maxWidth ?? largestPart,
    maxHeight ?? maxWidth ?? largestPart,
    maxArea === undefined ? largestPart : Math.floor(Math.sqrt(maxArea)),
  ]);
  const length = Math.min(largestPart, ...sides);
  return { width: length, height: length, scaleFactors: [1] };
}
