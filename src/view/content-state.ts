import { regionText, rotationText } from "./frame-text.ts";
import { limits } from "./limits.ts";
import { wholeFrame } from "./view.ts";
import type { Frame, View } from "./view.ts";

/** An image of a work as IIIF names it: a canvas of the work's manifest, as large as the image. */
export type CanvasReference = {
  readonly id: string;
  readonly type: "Canvas";
  readonly partOf: readonly [{ readonly id: string; readonly type: "Manifest" }];
};

/** A canvas, or what of it is shown and how. */
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

/** A view as other viewers understand it: an annotation of the IIIF Content State API 1.0. */
export type ContentState = {
  readonly "@context": string;
  readonly type: "Annotation";
  readonly motivation: readonly ["contentState"];
  readonly target: ContentStateTarget | readonly ContentStateTarget[];
};

/** The address of a work's IIIF manifest. */
export function manifestId(origin: string, work: string): string {
  return `${origin}/iiif/manifest/${encodeURIComponent(work)}`;
}

/** The name of an image, counted from 0, in its work's manifest, where it is counted from 1. */
export function canvasId(origin: string, work: string, image: number): string {
  return `${manifestId(origin, work)}/canvas/${image + 1}`;
}

/**
 * A view as a content state: one target for each picture that is compared or laid over the first, which comes
 * first. It says image, region, rotation, mirror and grey; lens, opacities and other adjustments have no words in it.
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
 * A content state as the value of `iiif-content` in an address: of a single target no more than this, as the
 * specification asks for.
 */
export function encodeContentState({ type, motivation, target }: ContentState): string {
  const shortest = Array.isArray(target) ? { type, motivation, target } : target;
  return btoa(encodeURIComponent(JSON.stringify(shortest)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** What was encoded as the specification's section 6 says, as text; null if it was not. */
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
