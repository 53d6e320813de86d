import { regionText, rotationText } from "./frame-text.ts";
import { limits } from "./limits.ts";
import { wholeFrame } from "./view.ts";
import type { Frame, View } from "./view.ts";

/** An image of a work in IIIF terms: a canvas of the work's manifest with the size of the image. */
export type CanvasReference = {
  readonly id: string;
  readonly type: "Canvas";
  readonly partOf: readonly [{ readonly id: string; readonly type: "Manifest" }];
};

/** A canvas, or a canvas with the region, rotation and quality to show. */
export type ContentStateTarget =
  | CanvasReference
  | {
      readonly type: "SpecificResource";
      readonly source: CanvasReference;
      readonly selector:
        | { readonly type: "FragmentSelector"; readonly conformsTo: string; readonly value: string }
        | {
            readonly type: "ImageApiSelector";
            readonly region: string;
            readonly rotation: string;
            readonly quality?: "gray";
          };
    };

/** A view for other IIIF viewers: an annotation of the IIIF Content State API 1.0. */
export type ContentState = {
  readonly "@context": string;
  readonly type: "Annotation";
  readonly motivation: readonly ["contentState"];
  readonly target: ContentStateTarget | readonly ContentStateTarget[];
};

/** Returns the URL of a work's IIIF manifest. */
export function manifestId(origin: string, work: string): string {
  return `${origin}/iiif/manifest/${encodeURIComponent(work)}`;
}

/** Returns the ID of a canvas in a work's manifest. `image` counts from 0, the ID counts from 1. */
export function canvasId(origin: string, work: string, image: number): string {
  return `${manifestId(origin, work)}/canvas/${image + 1}`;
}

/**
 * Converts a view to a content state, with one target for the first image and one for each image that is compared with
 * it or laid over it. It includes image, region, rotation, mirroring and grey; content states cannot express lens,
 * opacities and other adjustments.
 */
export function toContentState(view: View, origin: string): ContentState {
  const layers = view.layers.map(({ image }) => wholeFrame(view.work, image));
  const others = view.comparison?.others ?? layers;
  const first = targetOf(view, origin);
  const further = others.slice(0, limits.others).map((frame) => targetOf(frame, origin));
  return {
    "@context": "http://iiif.io/api/presentation/3/context.json",
    type: "Annotation",
    motivation: ["contentState"],
    target: further.length > 0 ? [first, ...further] : first,
  };
}

/**
 * Encodes a content state as the value of `iiif-content` in a URL. A single target is encoded alone, as the
 * specification requires.
 */
export function encodeContentState({ type, motivation, target }: ContentState): string {
  const shortest = Array.isArray(target) ? { type, motivation, target } : target;
  return btoa(encodeURIComponent(JSON.stringify(shortest)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Decodes a content state as text, by section 6 of the specification; returns null if the encoding is invalid. */
export function decodeContentState(encoded: string): string | null {
  try {
    return decodeURIComponent(atob(encoded.replaceAll("-", "+").replaceAll("_", "/")));
  } catch {
    return null;
  }
}

function targetOf(frame: Frame, origin: string): ContentStateTarget {
  const source: CanvasReference = {
    id: canvasId(origin, frame.work, frame.image),
    type: "Canvas",
    partOf: [{ id: manifestId(origin, frame.work), type: "Manifest" }],
  };
  const region = regionText(frame.region);
  const rotation = rotationText(frame);
  const { grey } = frame.adjustments;
  if (rotation !== "0" || grey) {
    const quality = grey ? ({ quality: "gray" } as const) : {};
    const selector = { type: "ImageApiSelector", region, rotation, ...quality } as const;
    return { type: "SpecificResource", source, selector };
  }
  if (!frame.region) return source;
  const conformsTo = "http://www.w3.org/TR/media-frags/";
  const selector = { type: "FragmentSelector", conformsTo, value: `xywh=${region}` } as const;
  return { type: "SpecificResource", source, selector };
}
