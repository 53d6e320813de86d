import { preload } from "react-dom";
import { pictureSource } from "./picture-source.ts";

type WantedPicture = {
  service: string;
  derivativeWidths: readonly number[];
  /** Displayed width, as a `sizes` attribute. */
  sizes: string;
};

/** Starts loading an image before its `Picture` renders, in the same size that `Picture` will request. */
export function preloadPicture({ sizes, ...image }: WantedPicture): void {
  const { avif, fallback } = pictureSource(image);
  // A browser that does not support AVIF ignores the preload.
  if (avif === "") return;
  preload(fallback, {
    as: "image",
    type: "image/avif",
    imageSrcSet: avif,
    imageSizes: sizes,
    fetchPriority: "high",
  });
}
