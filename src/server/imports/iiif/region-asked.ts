import type { Picture } from "./presentation.ts";

/** What of a picture is shown, and how it lies, as the Image API has it in an address. */
export type Asked = { region: string; rotation: string; quality?: string; format?: string };

const region = /^(?:full|square|(?:pct:)?[\d.]+,[\d.]+,[\d.]+,[\d.]+)$/;
const rotation = /^!?\d+(?:\.\d+)?$/;
const word = /^[a-z]{1,20}$/;
const fragment = /^xywh=(?:(percent):|pixel:)?([\d.]+,[\d.]+,[\d.]+,[\d.]+)$/;

/**
 * The part of a picture that a manifest shows; null for the whole picture as it is.
 *
 * Source: IIIF Annex “Open Annotation and Web Annotation Extensions”, 2.1 (ImageApiSelector); W3C Media Fragments URI 1.0, 4.2.2
 */
export function regionAsked({ selector = [], source }: Picture): Asked | null {
  const address = typeof source === "string" ? source : source?.id;
  for (const one of selector) {
    if (one.type?.includes("ImageApiSelector")) return asked(one);
    const [, unit, numbers] = fragment.exec(one.value ?? "") ?? [];
    if (numbers) return inPixels(unit, numbers);
  }
  const [, unit, numbers] = fragment.exec(address?.split("#")[1] ?? "") ?? [];
  return numbers ? inPixels(unit, numbers) : null;
}

function inPixels(unit: string | undefined, numbers: string): Asked {
  return { region: `${unit === "percent" ? "pct:" : ""}${numbers}`, rotation: "0" };
}

function asked(selector: NonNullable<Picture["selector"]>[number]): Asked | null {
  const said = {
    region: known(selector.region, region) ?? "full",
    rotation: known(selector.rotation, rotation) ?? "0",
    quality: known(selector.quality, word),
    format: known(selector.format, word),
  };
  const isUsual = said.region === "full" && said.rotation === "0" && said.quality === undefined;
  if (isUsual) return null;
  const { quality, format, ...rest } = said;
  return { ...rest, ...(quality && { quality }), ...(format && { format }) };
}

function known(said: string | undefined, pattern: RegExp): string | undefined {
  return said !== undefined && pattern.test(said) ? said : undefined;
}
