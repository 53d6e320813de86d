import type { Picture } from "./presentation-schemas.ts";

/** The visible part of an image and its rotation, in the syntax of the Image API. */
export type Asked = { region: string; rotation: string; quality?: string; format?: string };
type Selector = NonNullable<Picture["selector"]>[number];

const regions = /^(?:full|square|(?:pct:)?[\d.]+,[\d.]+,[\d.]+,[\d.]+)$/;
const rotations = /^!?\d+(?:\.\d+)?$/;
const word = /^[a-z]{1,20}$/;
const fragment = /(?:^|&)xywh=(?:(percent):|pixel:)?([\d.]+,[\d.]+,[\d.]+,[\d.]+)(?:&|$)/;
/** Image formats of services that can be imported. */
const formats = /^(?:jpg|png|webp|tif|gif)$/;

/**
 * Returns the part of an image that a manifest shows; null for the whole, unrotated image, `unknown` for a part that
 * the Image API cannot express.
 *
 * Source: IIIF Annex “Open Annotation and Web Annotation Extensions”, 2.1 (ImageApiSelector); W3C Media Fragments URI 1.0, 4.2.2
 */
export function regionAsked({ selector = [], source }: Picture): Asked | "unknown" | null {
  const address = typeof source === "string" ? source : source?.id;
  const [, ofAddress] = address?.split("#") ?? [];
  const parts = [...selector.map(partOfSelector), partOfFragment(ofAddress)];
  return parts.find((part) => part !== null) ?? null;
}

function partOfSelector(selector: Selector): Asked | "unknown" | null {
  if (selector.type?.includes("ImageApiSelector")) return asked(selector);
  return partOfFragment(selector.value) ?? "unknown";
}

function partOfFragment(said: string | undefined): Asked | "unknown" | null {
  if (said === undefined) return null;
  const [, unit, numbers] = fragment.exec(said) ?? [];
  if (numbers) return inPixels(unit, numbers);
  return said.includes("xywh=") ? "unknown" : null;
}

function inPixels(unit: string | undefined, numbers: string): Asked {
  return { region: `${unit === "percent" ? "pct:" : ""}${numbers}`, rotation: "0" };
}

function asked(selector: Selector): Asked | "unknown" | null {
  const { region = "full", rotation = "0", quality, format = "jpg" } = selector;
  const isAsked = regions.test(region) && rotations.test(rotation) && word.test(quality ?? "color");
  if (!isAsked) return "unknown";
  if (region === "full" && rotation === "0" && quality === undefined) return null;
  return { region, rotation, ...(quality && { quality }), ...(formats.test(format) && { format }) };
}
