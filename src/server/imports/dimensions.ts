import type { Dimensions } from "../store/work-input.ts";

const centimetresIn: Record<string, number> = {
  mm: 0.1,
  millimetres: 0.1,
  cm: 1,
  centimetres: 1,
  m: 100,
  metres: 100,
  in: 2.54,
  inches: 2.54,
  '"': 2.54,
};
const number = String.raw`(\d+(?:[.,]\d{1,2})?)`;
const unit = String.raw`(mm|millimetres|cm|centimetres|m|metres|in|inches|")(?![a-z])\.?`;
const times = String.raw`\s*[x×]\s*`;
const sides = new RegExp(
  String.raw`^${number}\s*(?:${unit})?${times}${number}\s*(?:${unit})?(?:${times}${number})?\s*${unit}(?:,\s*\d+(?:\.\d+)?\s*k?g)?$`,
  "i",
);
/** What a part may be called and still be the size of the work itself. */
const ofTheWork = /^(?:support|image|object|sheet|canvas|panel|overall|plate|displayed)$/i;
/** Parts that are not the work. */
const aroundTheWork = /^(?:frame|framed|mount|mat|plinth|base|case)$/i;

/**
 * A size as displayed, with height, width and depth in centimetres where it says them without a
 * doubt, as in `support: 394 x 419 mm`. Catalogues give the height first.
 */
export function parseDimensions(text: string): Dimensions {
  const nothing = { text, heightCm: null, widthCm: null, depthCm: null };
  const parts = text
    .split(/[\r\n]+/)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map(readPart)
    .filter((part) => !aroundTheWork.test(part.name));
  const [part] = parts;
  if (!part || parts.length > 1 || (part.name !== "" && !ofTheWork.test(part.name))) return nothing;
  return { ...nothing, ...readSides(part.size) };
}

function readPart(part: string): { name: string; size: string } {
  const named = /^([^:\d]+):\s*(.+)$/s.exec(part);
  const name = named?.[1]?.trim() ?? "";
  const size = (named?.[2] ?? part).trim();
  // `15 x 10 in. (38.1 x 25.4 cm)` says the same twice; the metric one is exact.
  const twice = /^(.+?)\s*\((.+)\)$/s.exec(size);
  if (!twice) return { name, size };
  const metric = [twice[1], twice[2]].find((one) => /\d\s*[cm]?m$/i.test(one ?? ""));
  return { name, size: metric ?? "" };
}

function readSides(size: string): Partial<Dimensions> {
  const found = sides.exec(size);
  if (!found) return {};
  const [, height, firstUnit, width, secondUnit, depth, lastUnit] = found;
  const units = [firstUnit, secondUnit, lastUnit].filter((one) => one !== undefined);
  const scale = centimetresIn[lastUnit?.toLowerCase() ?? ""];
  if (scale === undefined || units.some((one) => centimetresIn[one.toLowerCase()] !== scale)) {
    return {};
  }
  return {
    heightCm: centimetres(height, scale),
    widthCm: centimetres(width, scale),
    depthCm: centimetres(depth, scale),
  };
}

function centimetres(text: string | undefined, scale: number): number | null {
  if (text === undefined) return null;
  const value = Number((Number(text.replace(",", ".")) * scale).toFixed(4));
  return value > 0 ? value : null;
}
