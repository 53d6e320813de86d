/** What the browser may choose from: `srcset` texts, empty where nothing is ready made. */
type PictureSource = { avif: string; webp: string; fallback: string };

/** The formats that pictures are ready made in. */
export type DerivativeFormat = "avif" | "webp";

/** The address of a picture's ready-made size, `width` pixels wide. */
export function derivativeUrl(service: string, width: number, format: DerivativeFormat): string {
  return `${service}/full/${width},/0/default.${format}`;
}

/**
 * The addresses of a picture's ready-made sizes. The fallback for a browser that takes no `srcset`
 * is the WebP nearest to 800 px wide; a picture without any ready-made size is asked for whole.
 */
export function pictureSource({
  service,
  derivativeWidths,
}: {
  service: string;
  derivativeWidths: readonly number[];
}): PictureSource {
  const set = (format: DerivativeFormat) =>
    derivativeWidths
      .map((width) => `${derivativeUrl(service, width, format)} ${width}w`)
      .join(", ");
  const [narrowest] = derivativeWidths;
  if (narrowest === undefined) {
    return { avif: "", webp: "", fallback: `${service}/full/max/0/default.jpg` };
  }
  const middle = derivativeWidths.reduce(
    (best, width) => (Math.abs(width - 800) < Math.abs(best - 800) ? width : best),
    narrowest,
  );
  return { avif: set("avif"), webp: set("webp"), fallback: derivativeUrl(service, middle, "webp") };
}
