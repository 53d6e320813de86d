import { boxAround } from "../../view/part-picture.ts";
import type { Region, Size } from "./grid.ts";
import { BadImageRequest } from "./image-request.ts";
import type {
  Format,
  ImageRequest,
  RegionRequest,
  Rotation,
  SizeRequest,
} from "./image-request.ts";

/** Maximum size of a cut, for any image. */
export const limits = { maxWidth: 10_000, maxHeight: 10_000, maxArea: 40_000_000 } as const;
/** Maximum number of pixels of an enlarged image: larger ones show no more detail, and use memory until sent. */
export const MAX_ENLARGED_AREA = 4_000_000;
/** Maximum number of pixels in formats that are slow to encode, or whose files are large. */
const maxAreaOfFormat: Partial<Record<Format, number>> = {
  avif: 4_000_000,
  png: 10_000_000,
  tif: 10_000_000,
};

const inWords = (count: number) => count.toLocaleString("en");
const mostPixels = `at most ${limits.maxWidth} x ${limits.maxHeight} and ${limits.maxArea} pixels in all`;

/** Returns the number of pixels of an image. */
export function areaOf({ width, height }: Size): number {
  return width * height;
}

/** Returns the maximum size of a cut of an image of this size, as in its `info.json`. */
export function limitsOf(size: Size): Bounds {
  const maxArea = Math.min(limits.maxArea, Math.max(areaOf(size), MAX_ENLARGED_AREA));
  return { ...limits, maxArea };
}

/** A request applied to an image of a known size. */
export type Resolved = Pick<ImageRequest, "rotation" | "quality" | "format"> & {
  /** The visible region, within the image. */
  region: Region;
  /** Its size before rotation. */
  output: Size;
  /** Its size as sent: after rotation, the size of the upright bounding box. */
  turned: Size;
  /** The last four segments of the canonical path of this response. */
  canonical: string;
};

/**
 * Applies a request to an image of this size.
 *
 * @throws BadImageRequest when the region is outside of the image, or the size is not supported
 */
export function resolveRequest(request: ImageRequest, size: Size): Resolved {
  const { rotation, format } = request;
  // Every stored image has colours.
  const quality = request.quality === "color" ? "default" : request.quality;
  const region = resolveRegion(request.region, size);
  const output = resolveSize(request.size, region);
  const turned = boxAround(output, rotation.degrees);
  if (!isWithinLimits(turned)) {
    throw new BadImageRequest(
      `Turned, the picture is ${turned.width} x ${turned.height} pixels, which is too large: ${mostPixels}.`,
    );
  }
  const maxArea = maxAreaOfFormat[format];
  if (maxArea !== undefined && areaOf(turned) > maxArea) {
    throw new BadImageRequest(
      `${format.toUpperCase()} of this size is not offered: at most ${inWords(maxArea)} pixels.`,
    );
  }
  const canonical = [
    canonicalRegion(region, size),
    canonicalSize(output, region),
    canonicalRotation(rotation),
    `${quality}.${format}`,
  ].join("/");
  return { region, output, turned, rotation, quality, format, canonical };
}

function resolveRegion(request: RegionRequest, size: Size): Region {
  if (request.kind === "full") return { x: 0, y: 0, ...size };
  if (request.kind === "square") {
    const side = Math.min(size.width, size.height);
    const x = Math.floor((size.width - side) / 2);
    return { x, y: Math.floor((size.height - side) / 2), width: side, height: side };
  }
  const byPercent = request.kind === "percent";
  const alongWidth = (value: number) =>
    byPercent ? Math.round((value / 100) * size.width) : value;
  const alongHeight = (value: number) =>
    byPercent ? Math.round((value / 100) * size.height) : value;
  const x = alongWidth(request.x);
  const y = alongHeight(request.y);
  const width = Math.min(alongWidth(request.width), size.width - x);
  const height = Math.min(alongHeight(request.height), size.height - y);
  if (width <= 0 || height <= 0) {
    throw new BadImageRequest(
      `The region has nothing of the picture, which is ${size.width} x ${size.height} pixels.`,
    );
  }
  return { x, y, width, height };
}

function resolveSize(request: SizeRequest, region: Size): Size {
  const output = requestedSize(request, region);
  if (output.width < 1 || output.height < 1) {
    throw new BadImageRequest("The size is less than one pixel.");
  }
  if (!request.upscale && isEnlarged(output, region)) {
    throw new BadImageRequest(
      `The size is larger than the region, ${region.width} x ${region.height} pixels: put ^ in front to enlarge.`,
    );
  }
  if (!isWithinLimits(output)) {
    throw new BadImageRequest(`The size is too large: ${mostPixels}.`);
  }
  if (isEnlarged(output, region) && areaOf(output) > MAX_ENLARGED_AREA) {
    throw new BadImageRequest(
      `A picture is enlarged to at most ${inWords(MAX_ENLARGED_AREA)} pixels.`,
    );
  }
  return output;
}

function requestedSize(request: SizeRequest, region: Size): Size {
  switch (request.kind) {
    case "max":
      return largest(region, limits, request.upscale);
    case "within":
      return largest(
        region,
        {
          maxWidth: Math.min(request.width, limits.maxWidth),
          maxHeight: Math.min(request.height, limits.maxHeight),
          maxArea: limits.maxArea,
        },
        request.upscale,
      );
    case "percent":
      return {
        width: Math.round((region.width * request.percent) / 100),
        height: Math.round((region.height * request.percent) / 100),
      };
    case "width":
      return {
        width: request.width,
        height: inProportion(region.height, region.width, request.width),
      };
    case "height":
      return {
        width: inProportion(region.width, region.height, request.height),
        height: request.height,
      };
    case "exact":
      return { width: request.width, height: request.height };
  }
}

/** Returns the other side when one side is scaled to `target`; at least 1, however narrow the region is. */
function inProportion(other: number, side: number, target: number): number {
  return Math.max(1, Math.round((other * target) / side));
}

type Bounds = { maxWidth: number; maxHeight: number; maxArea: number };

/** Returns the largest size of the region within bounds, in proportion; enlarges it only if `upscale` is set. */
function largest({ width, height }: Size, bounds: Bounds, upscale: boolean): Size {
  const whole = { width, height };
  const maxArea = Math.min(bounds.maxArea, MAX_ENLARGED_AREA);
  const enlarged = upscale ? scaledTo(whole, { ...bounds, maxArea }) : whole;
  if (isEnlarged(enlarged, whole)) return enlarged;
  const reduced = scaledTo(whole, bounds);
  return isEnlarged(reduced, whole) ? whole : reduced;
}

/** Returns the largest size within bounds, in proportion. */
function scaledTo({ width, height }: Size, bounds: Bounds): Size {
  const scale = Math.min(
    bounds.maxWidth / width,
    bounds.maxHeight / height,
    Math.sqrt(bounds.maxArea / (width * height)),
  );
  const side = (length: number, most: number) =>
    Math.max(1, Math.min(most, Math.round(length * scale)));
  const scaled = { width: side(width, bounds.maxWidth), height: side(height, bounds.maxHeight) };
  return scaled.width * scaled.height <= bounds.maxArea
    ? scaled
    : { width: Math.floor(width * scale), height: Math.floor(height * scale) };
}

/** Returns whether a side of the output is longer than that of the region. */
function isEnlarged(output: Size, region: Size): boolean {
  return output.width > region.width || output.height > region.height;
}

function isWithinLimits(size: Size): boolean {
  const { width, height } = size;
  return width <= limits.maxWidth && height <= limits.maxHeight && areaOf(size) <= limits.maxArea;
}

function canonicalRegion({ x, y, width, height }: Region, size: Size): string {
  const full = width === size.width && height === size.height;
  return full ? "full" : `${x},${y},${width},${height}`;
}

function canonicalSize(output: Size, region: Size): string {
  const equals = (other: Size) => output.width === other.width && output.height === other.height;
  if (equals(largest(region, limits, false))) return "max";
  if (equals(largest(region, limits, true))) return "^max";
  return `${isEnlarged(output, region) ? "^" : ""}${output.width},${output.height}`;
}

function canonicalRotation({ mirror, degrees }: Rotation): string {
  return `${mirror ? "!" : ""}${plainDecimal(degrees)}`;
}

/** Formats a number as IIIF requires: digits and a point, no exponent, no trailing zeros. */
function plainDecimal(number: number): string {
  return number.toFixed(15).replace(/\.?0+$/, "");
}
