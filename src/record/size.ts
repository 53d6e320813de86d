/** Side lengths in centimetres; null where unknown. */
export type Sides = { heightCm: number | null; widthCm: number | null; depthCm: number | null };

const centimetresIn: Record<string, number> = {
  mm: 0.1,
  millimetres: 0.1,
  millimeters: 0.1,
  cm: 1,
  centimetres: 1,
  centimeters: 1,
  m: 100,
  metres: 100,
  meters: 100,
  in: 2.54,
  inch: 2.54,
  inches: 2.54,
  '"': 2.54,
  "”": 2.54,
  "″": 2.54,
  ft: 30.48,
  feet: 30.48,
};

const quarters: Record<string, string> = {
  "¼": "1/4",
  "½": "1/2",
  "¾": "3/4",
  "⅛": "1/8",
  "⅜": "3/8",
  "⅝": "5/8",
  "⅞": "7/8",
  "⅓": "1/3",
  "⅔": "2/3",
};

const number = String.raw`(\d+(?:[.,]\d{1,2})?(?: \d{1,2}\/[1-9]\d?)?|\d{1,2}\/[1-9]\d?)`;
const unit = String.raw`(millimet(?:re|er)s|mm|centimet(?:re|er)s|cm|met(?:re|er)s|m|inch(?:es)?|in|feet|ft|["”″])(?![a-z])\.?`;
const times = String.raw`\s*(?:[x×*]|by)\s*`;
const weight = String.raw`(?:,\s*\d+(?:\.\d+)?\s*k?g)?`;
const approximate = /^(?:c\.|ca\.?|circa|approx\.?|about|approximately)\s*/i;

const threeSides = new RegExp(
  `^${number}\\s*(?:${unit})?${times}${number}\\s*(?:${unit})?(?:${times}${number})?\\s*${unit}${weight}$`,
  "i",
);
const named = new RegExp(String.raw`^(?<name>[a-zé.ö]+?)\.?:?\s*${number}\s*(?:${unit})?$`, "i");
const namedBehind = new RegExp(
  String.raw`^${number}\s*(?:${unit})?\s*\(?(?<name>[a-zé.]+?)\.?\)?$`,
  "i",
);

const sideNames: Record<keyof Sides, RegExp> = {
  heightCm: /^(?:h|ht|height|höhe|hauteur|haut|altezza|alto|altura|hoogte)$/i,
  widthCm: /^(?:w|wd|width|b|br|breite|l|larg|largeur|larghezza|ancho|breedte)$/i,
  depthCm: /^(?:d|dp|depth|t|tiefe|p|prof|profondeur|profondità|profundidad|diepte)$/i,
};
const across = /^(?:diam|diameter|dia|durchmesser|ø|diamètre|diametro|diámetro)$/i;
/** Letters that mean different sides in different languages. */
const ambiguous = /^(?:l|b|t|p|d)$/i;

/** Returns whether a word names a side, such as `Height`. */
export function isSideName(name: string): boolean {
  return across.test(name) || Object.values(sideNames).some((form) => form.test(name));
}

/** Returns the sides that a size states unambiguously; an empty object otherwise. */
export function readSize(text: string): Partial<Sides> {
  const size = text
    .replace(/[¼½¾⅛⅜⅝⅞⅓⅔]/g, (sign) => ` ${quarters[sign] ?? ""}`)
    .replace(/(\d)[- ]+(?=\d{1,2}\/\d)/g, "$1 ")
    .replace(/\s+/g, " ")
    .trim()
    .replace(approximate, "");
  return sidesInOrder(size) ?? sidesByName(size) ?? {};
}

/** Reads `394 x 419 x 20 mm`: height, width, depth. */
function sidesInOrder(size: string): Partial<Sides> | null {
  const found = threeSides.exec(size);
  if (!found) return null;
  const [, height, firstUnit, width, secondUnit, depth, lastUnit] = found;
  const units = [firstUnit, secondUnit, lastUnit].filter((one) => one !== undefined);
  const scale = scaleOf(lastUnit);
  if (scale === null || units.some((one) => scaleOf(one) !== scale)) return {};
  return {
    heightCm: centimetres(height, scale),
    widthCm: centimetres(width, scale),
    depthCm: depth === undefined ? null : centimetres(depth, scale),
  };
}

/** Reads `H. 20 cm; W. 10 cm` or `20 cm (diameter)`. */
function sidesByName(size: string): Partial<Sides> | null {
  const parts = size
    .replace(/Ø/gi, "diam ")
    .split(/\s*(?:;|,(?!\d)|[x×])\s*/i)
    .filter((part) => part !== "");
  const read = parts.map((part) => readNamed(part));
  const last = read.at(-1)?.unit;
  const sides: Partial<Sides> = {};
  const names = read.map((one) => one?.name ?? "");
  for (const one of read) {
    const scale = scaleOf(one?.unit ?? last);
    if (!one || scale === null) return null;
    const length = centimetres(one.length, scale);
    if (across.test(one.name)) {
      // A disc is as high as it is wide. Another length would be the third side of a round object, which is ambiguous.
      if (read.length > 1) return null;
      return { heightCm: length, widthCm: length };
    }
    const side = sideOf(one.name, names);
    if (side === null || sides[side] !== undefined) return null;
    sides[side] = length;
  }
  return read.length === 0 ? null : sides;
}

function readNamed(
  part: string,
): { name: string; length: string; unit: string | undefined } | null {
  const before = named.exec(part);
  const found = before ?? namedBehind.exec(part);
  const name = found?.groups?.["name"];
  if (!found || name === undefined) return null;
  const [length, unitName] = before ? [found[2], found[3]] : [found[1], found[2]];
  return length === undefined ? null : { name, length, unit: unitName };
}

/** Returns the side that a name means. Other letters resolve an ambiguous one: `H`, `W` are English, `H`, `B` German. */
function sideOf(name: string, names: readonly string[]): keyof Sides | null {
  const side = (["heightCm", "widthCm", "depthCm"] as const).find((one) =>
    sideNames[one].test(name),
  );
  if (side === undefined) return null;
  if (!ambiguous.test(name)) return side;
  const letters = names
    .map((one) => one.toLowerCase())
    .sort()
    .join("");
  const known = ["dhw", "bh", "bht", "hl", "hlp"].includes(letters);
  return known ? side : null;
}

function scaleOf(name: string | undefined): number | null {
  return centimetresIn[name?.toLowerCase() ?? ""] ?? null;
}

function centimetres(text: string | undefined, scale: number): number | null {
  const [whole = "", fraction] = text?.includes("/") ? splitFraction(text) : [text];
  const [above = 0, below = 1] = fraction?.split("/").map(Number) ?? [];
  const value = (Number(whole.replace(",", ".")) + above / below) * scale;
  const rounded = Number(value.toFixed(4));
  return rounded > 0 ? rounded : null;
}

function splitFraction(text: string): [whole: string, fraction: string] {
  const [first = "", second] = text.split(" ");
  return second === undefined ? ["0", first] : [first, second];
}
