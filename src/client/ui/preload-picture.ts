import { preload } from "react-dom";
import { pictureSource } from "./picture-source.ts";

type WantedPicture = {
  service: string;
  derivativeWidths: readonly number[];
  /** How wide it will be shown, as the `sizes` attribute has it. */
  sizes: string;
};

/** Begins to load a picture before its place is there, in the very size that `Picture` will ask for. */
export function preloadPicture({ sizes, ...image }: WantedPicture): void {
  const { avif, fallback } = pictureSource(image);
  // A browser that cannot show it leaves it alone.
  if (avif === "") return;
  preload(fallback, {
    as: "image",
    type: "image/avif",
    imageSrcSet: avif,
    imageSizes: sizes,
    fetchPriority: "high",
  });
}
