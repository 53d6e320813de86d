import type { Looking } from "../../../../src/client/features/viewer/looking.ts";

/** Returns the state of a work's page at its first image, without a zoom view. */
export function lookingAt(values: Partial<Looking> = {}): Looking {
  const path = "/works/mercator";
  const plain = { image: 0, view: null, lens: null, dropped: [] };
  return { ...plain, path, onLook: () => undefined, ...values };
}

/** Returns an image in the form of a response. */
export function pictureOf(
  values: {
    id?: string;
    caption?: string | null;
    alt?: string | null;
    details?: object[];
    pixelsPerCm?: number | null;
  } = {},
) {
  return {
    id: "image-1",
    service: "/iiif/image/3/abc",
    width: 6000,
    height: 4000,
    alt: "The world on Mercator's projection",
    caption: null,
    placeholder: "1QcSHQRnh493V4dIh4eXh1h4kJUI",
    derivativeWidths: [320, 640, 1280],
    tiles: { width: 512, scaleFactors: [1, 2, 4, 8, 16] },
    pixelsPerCm: null,
    details: [],
    ...values,
  };
}
