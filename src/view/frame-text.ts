import { clamp } from "./geometry.ts";
import { limits } from "./limits.ts";
import { asItComes, normaliseRotation } from "./view.ts";
import type { Adjustments, Frame, Layer, LensView, Region } from "./view.ts";

/** Receives a description of a part that could not be parsed. */
export type Drop = (what: string) => void;

/** The three numeric adjustments, by their names in URLs. */
const strengths = { light: "brightness", contrast: "contrast", colour: "saturation" } as const;

/** Formats a number with at most `places` decimals, without trailing zeros. */
export function decimal(value: number, places: number): string {
  return String(Math.abs(Number(value.toFixed(places))));
}

/** Serializes a region as `full`, or as `x,y,w,h` in whole pixels, with width and height of at least 1. */
export function regionText(region: Region | null): string {
  if (!region) return "full";
  const x = Math.min(pixel(region.x), limits.side - 1);
  const y = Math.min(pixel(region.y), limits.side - 1);
  const width = Math.max(1, pixel(region.x + region.width) - x);
  const height = Math.max(1, pixel(region.y + region.height) - y);
  return [x, y, width, height].join();
}

/** Parses what `regionText` writes; rounds fractions of a pixel. */
export function readRegion(text: string, drop: Drop): Partial<Frame> {
  if (text === "full") return { region: null };
  const region = regionIn(text);
  if (region) return { region };
  drop("the region");
  return {};
}

/** Parses four numbers with commas between them as a region; returns null if they are not one. */
export function regionIn(text: string): Region | null {
  const [x = 0, y = 0, width = 0, height = 0] = numbersIn(text, 4)?.map(Math.round) ?? [];
  const isWithin = x + width <= limits.side && y + height <= limits.side;
  return isWithin && width > 0 && height > 0 ? { x, y, width, height } : null;
}

/** Parses `count` non-negative numbers with commas between them; returns null otherwise. */
export function numbersIn(text: string, count: number): number[] | null {
  const parts = text.split(",");
  const areNumbers = parts.every((part) => /^\d{1,9}(\.\d{1,20})?$/.test(part));
  return areNumbers && parts.length === count ? parts.map(Number) : null;
}

/**
 * Serializes a rotation in degrees in the syntax of the IIIF Image API, with at most one decimal: `90`, `!0`, `!90.5`.
 */
export function rotationText({ rotation, mirror }: Pick<Frame, "rotation" | "mirror">): string {
  const tenths = Math.round(rotation * 10) % 3600;
  return `${mirror ? "!" : ""}${decimal(tenths / 10, 1)}`;
}

/** Parses what `rotationText` writes, and any other number of degrees. */
export function readRotation(text: string, drop: Drop): Partial<Frame> {
  const [, mirror, degrees] = /^(!?)(-?\d{1,5}(?:\.\d{1,20})?)$/.exec(text) ?? [];
  if (degrees !== undefined) {
    const tenths = Math.round(normaliseRotation(Number(degrees)) * 10) % 3600;
    return { rotation: tenths / 10, mirror: mirror === "!" };
  }
  drop("the rotation");
  return {};
}

/** Returns the number of an image, from 1. */
export function imageText(image: number): string {
  return String(image + 1);
}

/** Parses what `imageText` writes. */
export function readImage(text: string, drop: Drop): Partial<Frame> {
  const image = imageIn(text);
  if (image !== null) return { image };
  drop("the number of the image");
  return {};
}

/**
 * Serializes adjustments as `light:1.2,contrast:0.9,colour:0.5,invert`, or with `grey` in place of the colour; returns
 * an empty text for the defaults.
 */
export function adjustText(adjustments: Adjustments): string {
  const parts = Object.entries(strengths).flatMap(([name, key]) => {
    // Saturation has no effect on a grey image.
    if (key === "saturation" && adjustments.grey) return [];
    const value = decimal(clamp(adjustments[key], 0, limits.adjustment), 2);
    return value === "1" ? [] : [`${name}:${value}`];
  });
  if (adjustments.invert) parts.push("invert");
  if (adjustments.grey) parts.push("grey");
  return parts.join();
}

/** Parses what `adjustText` writes, in any order. */
export function readAdjust(text: string, drop: Drop): Partial<Frame> {
  const found: { -readonly [Name in keyof Adjustments]: Adjustments[Name] } = { ...asItComes };
  for (const part of text.split(",")) {
    const [name = "", value = ""] = part.split(":");
    const [number] = numbersIn(value, 1) ?? [];
    if (part === "invert" || part === "grey") found[part] = true;
    else if (isStrength(name) && number !== undefined && number <= limits.adjustment) {
      found[strengths[name]] = Math.round(number * 100) / 100;
    } else drop("an adjustment");
  }
  return { adjustments: found };
}

/** Serializes a lens as `x,y,strength,size,shape`, followed by the number of the other image that it shows, if any. */
export function lensText({ at, strength, size, shape, through }: LensView): string {
  const times = clamp(strength, limits.leastStrength, limits.mostStrength);
  const wide = Math.round(clamp(size, limits.leastLens, limits.mostLens));
  const parts = [pixel(at.x), pixel(at.y), decimal(times, times < 10 ? 1 : 0), wide, shape];
  return [...parts, ...(through === null ? [] : [imageText(through)])].join();
}

/** Parses what `lensText` writes. A lens over image `image` cannot show the same image as its other one. */
export function readLens(text: string, image: number, drop: Drop): LensView | null {
  const parts = text.split(",");
  const [shape, seen] = parts.slice(4);
  const [x, y, strength, size] = numbersIn(parts.slice(0, 4).join(), 4) ?? [];
  const isLens =
    parts.length <= 6 &&
    (shape === "round" || shape === "square") &&
    isWithin(x, 0, limits.side) &&
    isWithin(y, 0, limits.side) &&
    isWithin(strength, limits.leastStrength, limits.mostStrength) &&
    isWithin(size, limits.leastLens, limits.mostLens);
  if (!isLens) {
    drop("the lens");
    return null;
  }
  const through = seen === undefined ? null : imageIn(seen);
  if (seen !== undefined && (through === null || through === image)) {
    drop("the image behind the lens");
  }
  return {
    at: { x: Math.round(x), y: Math.round(y) },
    strength: Number(decimal(strength, strength < 10 ? 1 : 0)),
    size: Math.round(size),
    shape,
    through: through === image ? null : through,
  };
}

/** Serializes each layer as the image's number and its opacity: `2:0.5,3:1`. */
export function layersText(layers: readonly Layer[]): string {
  return layers
    .slice(0, limits.layers)
    .map(({ image, opacity }) => `${imageText(image)}:${decimal(clamp(opacity, 0, 1), 2)}`)
    .join();
}

/** Parses what `layersText` writes. Drops repeated images and the image that the layers cover. */
export function readLayers(text: string, below: number, drop: Drop): readonly Layer[] {
  const layers = new Map<number, Layer>();
  for (const part of text.split(",")) {
    const [number = "", share = ""] = part.split(":");
    const image = imageIn(number);
    const opacity = shareIn(share);
    const isNew = image !== null && image !== below && !layers.has(image);
    if (isNew && opacity !== null && layers.size < limits.layers) {
      layers.set(image, { image, opacity });
    } else drop("a layer");
  }
  return [...layers.values()];
}

/** Parses a number from 0 to 1, rounded to two decimals; returns null otherwise. */
export function shareIn(text: string): number | null {
  const [share] = numbersIn(text, 1) ?? [];
  return isWithin(share, 0, 1) ? Math.round(share * 100) / 100 : null;
}

function imageIn(text: string): number | null {
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) - 1 : null;
}

function pixel(value: number): number {
  return Math.round(clamp(value, 0, limits.side));
}

function isStrength(name: string): name is keyof typeof strengths {
  return Object.hasOwn(strengths, name);
}

function isWithin(value: number | undefined, least: number, most: number): value is number {
  return value !== undefined && value >= least && value <= most;
}
