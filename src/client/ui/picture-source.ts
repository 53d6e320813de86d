/** The browser's choice of sources: `srcset` texts, empty without derivatives. */
type PictureSource = { avif: string; webp: string; fallback: string };

/** Formats of derivatives. */
export type DerivativeFormat = "avif" | "webp";

/** Returns the URL of an image's derivative, `width` pixels wide. */
export function derivativeUrl(service: string, width: number, format: DerivativeFormat): string {
  return `${service}/full/${width},/0/default.${format}`;
}

/**
 * Returns the URLs of an image's derivatives. The fallback for a browser that does not support `srcset` is the WebP
 * nearest to 800 px wide; without derivatives it is the whole image.
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
