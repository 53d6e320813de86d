import type { ViewReading } from "./address.ts";
import { decodeContentState } from "./content-state.ts";
import { numbersIn, readRotation, regionIn } from "./frame-text.ts";
import type { Drop } from "./frame-text.ts";
import { limits } from "./limits.ts";
import { asItComes, besideOneAnother, wholeFrame } from "./view.ts";
import type { Frame, Region, Size } from "./view.ts";
import { ordinals } from "./words.ts";

/** Returns the size of an image of a work, or null if it is not known yet. */
export type SizeOf = (work: string, image: number) => Size | null;

/** Maximum length of a content state in characters. Real ones are shorter. */
const longest = 100_000;
/** Maximum number of manifests, selectors and similar items that are read. */
const mostLookedAt = 10;

type Json = Readonly<Record<string, unknown>>;

/**
 * Parses a content state in any form of the IIIF Content State API 1.0: encoded or plain, an annotation, its target,
 * several targets, or the URL of a manifest or canvas. Several targets become a comparison. Fetches nothing and never
 * throws: parts that would require a request elsewhere are dropped and described.
 *
 * @param origin of this site; `http` and `https` are equivalent
 * @param sizeOf sizes for regions in fractions of the image; without it such regions are dropped
 */
export function fromContentState(
  text: string,
  origin: string,
  sizeOf: SizeOf = () => null,
): ViewReading {
  const dropped = new Set<string>();
  const drop: Drop = (what) => dropped.add(what);
  const targets = targetsIn(text);
  if (!targets) return { view: null, dropped: ["the IIIF content state"] };
  const most = limits.others + 1;
  const frames = targets.slice(0, most).flatMap((each, index) => {
    const picture = targets.length > 1 ? `the ${ordinals[index]} picture` : "";
    return frameOf(each, origin, sizeOf, picture, drop) ?? [];
  });
  if (targets.length > most) drop(`all after the ${ordinals[most - 1]} picture`);
  const [first, ...others] = frames;
  if (!first) {
    if (dropped.size === 0) drop("the IIIF content state");
    return { view: null, dropped: [...dropped] };
  }
  const comparison = others.length > 0 ? { ...besideOneAnother, others } : null;
  return { view: { ...first, lens: null, layers: [], comparison }, dropped: [...dropped] };
}

/** Returns the targets of a content state in any form; null if it cannot be parsed. */
export function targetsIn(text: string): readonly unknown[] | null {
  const state = text.length > longest ? undefined : contentOf(text.trim());
  if (state === undefined) return null;
  return [isAnnotation(state) ? state.target : state].flat();
}

/** Returns the URL of a target's source (`own`) and the URLs of what it is part of (`wholes`). */
export function addressesIn(target: unknown): { own: string; wholes: readonly string[] } {
  const source = isObject(target) && target.source !== undefined ? target.source : target;
  return { own: idOf(source), wholes: [...wholesOf(source), ...wholesOf(target)] };
}

/** Returns the path of a URL of this site, with `http` or `https`; null for other URLs. */
export function pathOf(address: string, origin: string): string | null {
  const url = urlOf(address);
  return url && url.host === urlOf(origin)?.host ? url.pathname : null;
}

/** Parses a text as JSON or as a URL, which is returned as a string; undefined if it is neither. */
function contentOf(text: string): unknown {
  if (isAddress(text)) return text;
  const json = /^[[{"]/.test(text) ? text : (decodeContentState(text)?.trim() ?? "");
  if (isAddress(json)) return json;
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function frameOf(
  target: unknown,
  origin: string,
  sizeOf: SizeOf,
  picture: string,
  drop: Drop,
): Frame | null {
  const of = picture && ` of ${picture}`;
  const { own: id, wholes } = addressesIn(target);
  const canvas = placeOf(id, origin);
  const place = canvas ?? wholes.map((each) => placeOf(each, origin)).find(Boolean);
  if (!place) {
    // Only a plain URL can be that of an annotation; other targets name their type.
    const isElsewhere = typeof target === "string" && picture === "";
    const what = isElsewhere ? "what is described elsewhere" : "a picture of another collection";
    drop(picture || what);
    return null;
  }
  const [, fragment = ""] = id.split("#");
  const said = xywhIn(fragment);
  const selectors = isObject(target) ? listOf(target.selector) : [];
  const image = canvas?.image ?? null;
  let frame = wholeFrame(place.work, image ?? 0);
  if (!canvas) drop(`the number of the image${of}`);
  if (image === null) {
    // The region cannot be applied because its image is unknown.
    if (said !== null || selectors.length > 0) drop(`the region${of}`);
    return frame;
  }
  const size = () => sizeOf(frame.work, frame.image);
  for (const selector of selectors) frame = { ...frame, ...selected(selector, size, of, drop) };
  return said === null ? frame : { ...frame, ...regionOf(said, size, of, drop) };
}

/** Returns the parts of a frame that a selector describes. */
function selected(
  selector: unknown,
  size: () => Size | null,
  of: string,
  drop: Drop,
): Partial<Frame> {
  if (isObject(selector) && selector.type === "FragmentSelector") {
    const text = xywhIn(textOf(selector.value));
    if (text !== null) return regionOf(text, size, of, drop);
  }
  if (isObject(selector) && selector.type === "ImageApiSelector") {
    const { region, rotation, quality } = selector;
    return {
      ...(typeof region === "string" && regionOf(region, size, of, drop)),
      ...(rotation !== undefined && readRotation(textOf(rotation), (what) => drop(what + of))),
      ...(quality === "gray" && { adjustments: { ...asItComes, grey: true } }),
    };
  }
  drop(`the region${of}`);
  return {};
}

/** Parses a region in the syntax of media fragments and the IIIF Image API; returns pixels. */
function regionOf(
  text: string,
  size: () => Size | null,
  of: string,
  drop: Drop,
): Pick<Frame, "region"> {
  if (text === "full") return { region: null };
  const [, unit = "", numbers = text] = /^(pixel|percent|pct):(.*)$/.exec(text) ?? [];
  const inPixels =
    unit === "percent" || unit === "pct" || text === "square" ? null : regionIn(numbers);
  const region = inPixels ?? shareOf(text === "square" ? text : numbers, unit, size());
  if (!region) drop(`the region${of}`);
  return { region };
}

function shareOf(text: string, unit: string, size: Size | null): Region | null {
  if (!size) return null;
  if (text === "square") {
    const side = Math.min(size.width, size.height);
    const [x, y] = [(size.width - side) / 2, (size.height - side) / 2];
    return { x: Math.floor(x), y: Math.floor(y), width: side, height: side };
  }
  const shares = unit === "percent" || unit === "pct" ? numbersIn(text, 4) : null;
  if (!shares || shares.some((share) => share > 100)) return null;
  const [x = 0, y = 0, width = 0, height = 0] = shares;
  const pixels = [x * size.width, y * size.height, width * size.width, height * size.height];
  return regionIn(pixels.map((each) => (each / 100).toFixed(3)).join());
}

/** Returns the region of a fragment, as text. */
function xywhIn(fragment: string): string | null {
  return /(?:^#?|&)xywh=([^&]{1,200})/.exec(fragment)?.[1] ?? null;
}

/** Returns the work and the index of its image that a URL of this site names. */
function placeOf(id: string, origin: string): { work: string; image: number | null } | null {
  const path = pathOf(id, origin) ?? "";
  const [, slug = "", number] =
    /^\/iiif\/manifest\/([^/]+)(?:\/canvas\/([1-9]\d{0,3}))?\/?$/.exec(path) ?? [];
  const work = decodedSlug(slug);
  if (work === "" || work.length > limits.slug) return null;
  return { work, image: number === undefined ? null : Number(number) - 1 };
}

function decodedSlug(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return "";
  }
}

function urlOf(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

function idOf(resource: unknown): string {
  if (typeof resource === "string") return resource;
  const id = isObject(resource) ? (resource.id ?? resource["@id"]) : null;
  return typeof id === "string" ? id : "";
}

function wholesOf(resource: unknown): string[] {
  return isObject(resource) ? listOf(resource.partOf).map(idOf) : [];
}

/**
 * Returns an empty text for anything but strings and numbers: `String` throws for some objects that JSON can contain.
 */
function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

function listOf(value: unknown): unknown[] {
  return value === undefined ? [] : [value].flat().slice(0, mostLookedAt);
}

function isAnnotation(value: unknown): value is Json {
  return isObject(value) && value.type === "Annotation";
}

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isAddress(text: string): boolean {
  return /^https?:\/\/\S+$/.test(text);
}
