import type { PreparedImage } from "./folder.ts";
import { heightFor, levelSize } from "./grid.ts";
import type { Size } from "./grid.ts";
import { limitsOf } from "./resolve.ts";

/** The context document of the IIIF Image API 3. */
export const CONTEXT = "http://iiif.io/api/image/3/context.json";
/** The profile document of the features that every image's service supports. */
export const PROFILE = "http://iiif.io/api/image/3/level2.json";

/** Returns an image's `info.json`: IIIF Image API 3.0, section 5. */
export function imageInformation(image: PreparedImage, id: string): object {
  return {
    "@context": CONTEXT,
    id,
    type: "ImageService3",
    protocol: "http://iiif.io/api/image",
    profile: "level2",
    width: image.width,
    height: image.height,
    ...limitsOf(image),
    sizes: preferredSizes(image),
    tiles: [{ width: image.tileWidth, scaleFactors: image.scaleFactors }],
    preferredFormats: ["jpg"],
    extraFormats: ["webp", "avif", "tif"],
    extraQualities: ["color", "gray", "bitonal"],
    extraFeatures: [
      "canonicalLinkHeader",
      "mirroring",
      "profileLinkHeader",
      "rotationArbitrary",
      "sizeUpscaling",
    ],
  };
}

/** Returns the sizes of the whole image that are served fast: those of the derivatives and of the pyramid's levels. */
function preferredSizes(image: PreparedImage): Size[] {
  const limits = limitsOf(image);
  const ready = image.derivativeWidths.map((width) => ({ width, height: heightFor(image, width) }));
  const levels = image.scaleFactors.map((factor) => levelSize(image, factor));
  const byWidth = new Map(
    [...levels, ...ready].map((size) => [`${size.width},${size.height}`, size]),
  );
  return [...byWidth.values()]
    .filter(
      ({ width, height }) =>
        width <= limits.maxWidth && height <= limits.maxHeight && width * height <= limits.maxArea,
    )
    .toSorted((a, b) => a.width - b.width || a.height - b.height);
}
