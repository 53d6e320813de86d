/** A line as long as it says. */
export type ScaleBar = {
  /** CSS pixels. */
  readonly width: number;
  /** Its length as it is written: `5 cm`. */
  readonly label: string;
  /** Its length as it is spoken: `5 centimetres`. */
  readonly words: string;
};

/** Millimetres in each unit, the largest first. */
const units = [
  { length: 1000, sign: "m", word: "metre" },
  { length: 10, sign: "cm", word: "centimetre" },
  { length: 0, sign: "mm", word: "millimetre" },
] as const;

/** The lengths that are shown, in millimetres, as powers of ten. */
const [leastPower, mostPower] = [-3, 6] as const;

/**
 * The longest round length (1, 2 or 5 of a power of ten) that is drawn between two widths.
 *
 * @param pixelsPerCm how many pixels of the full image make a centimetre of the work
 * @param scale CSS pixels per pixel of the image
 * @param widths the least and the most CSS pixels
 * @returns null where no round length fits, or the sizes make no sense
 */
export function scaleBar(
  pixelsPerCm: number,
  scale: number,
  { least, most }: { readonly least: number; readonly most: number },
): ScaleBar | null {
  const pixelsPerMm = (pixelsPerCm * scale) / 10;
  if (!(pixelsPerMm > 0 && Number.isFinite(pixelsPerMm))) return null;
  for (let power = mostPower; power >= leastPower; power--) {
    for (const step of [5, 2, 1]) {
      const length = Number(`${step}e${power}`);
      const width = length * pixelsPerMm;
      if (width <= most) return width >= least ? { width, ...named(length) } : null;
    }
  }
  return null;
}

function named(length: number): Pick<ScaleBar, "label" | "words"> {
  const unit = units.find((each) => length >= each.length) ?? units[2];
  const number = length / (unit.length || 1);
  return {
    label: `${number} ${unit.sign}`,
    words: `${number} ${unit.word}${number === 1 ? "" : "s"}`,
  };
}
