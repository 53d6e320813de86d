import { createHash } from "node:crypto";
import * as v from "valibot";

const side = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000));
const address = v.pipe(
  v.string(),
  v.maxLength(2000),
  v.regex(/^https?:\/\//i),
  v.check((text) => URL.canParse(text)),
);
const tiles = v.strictObject({
  width: v.pipe(side, v.minValue(64), v.maxValue(4096)),
  height: v.pipe(side, v.minValue(64), v.maxValue(4096)),
  scaleFactors: v.pipe(v.array(side), v.minLength(1), v.maxLength(32)),
});

/** Location of an image at another site, its size after rotation to upright, and how to request parts of it. */
export const remotePlaceSchema = v.variant("kind", [
  v.strictObject({
    /** A service of the IIIF Image API. */
    kind: v.literal("service"),
    /** Without a trailing slash. */
    address,
    version: v.picklist([1, 2, 3]),
    width: side,
    height: side,
    /** The only tiles the service has or, if it can deliver any region, the largest tiles to request. */
    tiles,
    hasAnyPart: v.boolean(),
  }),
  v.strictObject({
    /** A file that can only be loaded as a whole. */
    kind: v.literal("file"),
    address,
    width: side,
    height: side,
    /** SHA-256 of the file, in hexadecimal digits. */
    sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  }),
]);

/** Location of an image at another site. */
export type RemotePlace = v.InferOutput<typeof remotePlaceSchema>;
/** A service of the IIIF Image API at another site. */
export type RemoteService = Extract<RemotePlace, { kind: "service" }>;
/** An image file at another site. */
export type RemoteFile = Extract<RemotePlace, { kind: "file" }>;

/** Returns the key of a remote image. The key changes when any property of its location changes. */
export function keyOfPlace(place: RemotePlace): string {
  const { kind, address, width, height } = place;
  const told =
    place.kind === "file"
      ? [place.sha256]
      : [
          place.version,
          place.tiles.width,
          place.tiles.height,
          place.tiles.scaleFactors,
          place.hasAnyPart,
        ];
  const text = JSON.stringify(["remote", kind, address, width, height, ...told]);
  return createHash("sha256").update(text).digest("hex").slice(0, 32);
}
