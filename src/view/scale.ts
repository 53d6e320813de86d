/** A scale bar. */
export type ScaleBar = {
  /** In CSS pixels. */
  readonly width: number;
  /** Length for display: `5 cm`. */
  readonly label: string;
  /** Length for screen readers: `5 centimetres`. */
  readonly words: string;
};

/** Units, the largest first, with their length in millimetres. */
const units = [
  { length: 1000, sign: "m", word: "metre" },
  { length: 10, sign: "cm", word: "centimetre" },
  { length: 0, sign: "mm", word: "millimetre" },
] as const;

/** Range of lengths that bars can have, as powers of ten in millimetres. */
const [leastPower, mostPower] = [-3, 6] as const;

/**
 * Returns the scale bar of the largest round length (1, 2 or 5 times a power of ten) within a range of widths.
 *
 * @param pixelsPerCm pixels of the full image per centimetre of the work
 * @param scale CSS pixels per pixel of the image
 * @param widths minimum and maximum width in CSS pixels
 * @returns null if no round length fits, or the scale is not a positive finite number
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
