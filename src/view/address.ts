import { slugIn, slugText } from "./compared-works.ts";
import {
  adjustText,
  decimal,
  imageText,
  layersText,
  lensText,
  readAdjust,
  readImage,
  readLayers,
  readLens,
  readRegion,
  readRotation,
  regionText,
  rotationText,
  shareIn,
} from "./frame-text.ts";
import type { Drop } from "./frame-text.ts";
import { clamp } from "./geometry.ts";
import { limits } from "./limits.ts";
import { besideOneAnother, wholeFrame } from "./view.ts";
import type { Arrangement, Comparison, Frame, LensView, Lock, View } from "./view.ts";
import { ordinals } from "./words.ts";

/** Search params of a work page that describe its view. */
export type WorkViewSearch = {
  readonly image?: string;
  readonly region?: string;
  readonly rotation?: string;
  readonly adjust?: string;
  readonly lens?: string;
  readonly layers?: string;
};

/** Search params of a comparison. `lens` and `layers` belong to the first image. */
export type CompareSearch = {
  readonly view: readonly string[];
  readonly lens?: string;
  readonly layers?: string;
  readonly lock?: string;
  readonly as?: string;
  readonly share?: string;
};

/** State of a work page, parsed from its URL. */
export type WorkReading = {
  /** Index of the image among the work's images, from 0. */
  readonly image: number;
  /** The zoom view; null for the plain page with that image. */
  readonly view: View | null;
  /** Lens over the image of the plain page. A zoom view has its own lens. */
  readonly lens: LensView | null;
  /** Descriptions of the parts that could not be parsed; see `withoutInWords`. */
  readonly dropped: readonly string[];
};

/** A parsed view, null if the URL contains none, and descriptions of the parts that could not be parsed. */
export type ViewReading = { readonly view: View | null; readonly dropped: readonly string[] };

const locks: readonly Lock[] = ["free", "frame", "pixels", "centimetres"];
const arrangements: readonly Arrangement[] = ["side", "curtain", "blend", "blink"];
/** Maximum length of a parameter in characters. This module writes no longer ones. */
const longestText = 600;
/** Replacement for a parameter that is too long. No parser accepts it. */
const notUnderstood = ";";

const frameReaders = {
  image: readImage,
  region: readRegion,
  rotation: readRotation,
  adjust: readAdjust,
} as const;

/** Returns the search params of a work page at one of its images, without a zoom view, with an optional lens. */
export function toImageSearch(image: number, lens: LensView | null = null): WorkViewSearch {
  return { ...(image > 0 && { image: imageText(image) }), ...(lens && { lens: lensText(lens) }) };
}

/** Returns the search params of a zoom view or of the plain page. */
export function toReadingSearch({
  image,
  view,
  lens,
}: Omit<WorkReading, "dropped">): WorkViewSearch {
  return view ? toWorkSearch(view) : toImageSearch(image, lens);
}

/** Returns the search params that show a view on its work's page. They do not include a comparison. */
export function toWorkSearch(view: View): WorkViewSearch {
  const region = regionText(view.region);
  return { ...toImageSearch(view.image), region, ...partsOf(view), ...extrasOf(view) };
}

/** Parses the search params of a work page; never throws. */
export function fromWorkSearch(
  work: string,
  params: Readonly<Record<string, unknown>>,
): WorkReading {
  const { drop, dropped } = droppings();
  let frame = wholeFrame(work, 0);
  for (const [name, read] of Object.entries(frameReaders)) {
    const text = textOf(params[name]);
    if (text !== null) frame = { ...frame, ...read(text, drop) };
  }
  const { image } = frame;
  const extras = extrasIn(params, image, drop);
  const isClose = ["region", "rotation", "adjust", "layers"].some(
    (name) => textOf(params[name]) !== null,
  );
  if (!isClose) return { image, view: null, lens: extras.lens, dropped: dropped() };
  const view = { ...frame, ...extras, comparison: null };
  return { image, view, lens: null, dropped: dropped() };
}

/** Returns the search params of `/compare` for a view and the images it is compared with. */
export function toCompareSearch(view: View): CompareSearch {
  const { comparison } = view;
  const others = comparison?.others.slice(0, limits.others) ?? [];
  const { lock, arrangement, share: exact } = comparison ?? besideOneAnother;
  const share = decimal(clamp(exact, 0, 1), 2);
  return {
    view: [view, ...others].map(frameText),
    ...extrasOf(view),
    ...(lock !== besideOneAnother.lock && { lock }),
    ...(arrangement !== besideOneAnother.arrangement && { as: arrangement }),
    ...(share !== decimal(besideOneAnother.share, 2) && { share }),
  };
}

/** Parses the search params of a comparison, also with only one image. Never throws. */
export function fromCompareSearch(params: Readonly<Record<string, unknown>>): ViewReading {
  const { drop, dropped } = droppings();
  const texts = [params.view].flat().filter((text) => text !== undefined && text !== "");
  const most = limits.others + 1;
  const frames = texts.slice(0, most).flatMap((text, index) => {
    const picture = `the ${ordinals[index]} picture`;
    return frameIn(textOf(text) ?? "", picture, drop) ?? [];
  });
  if (texts.length > most) drop(`all after the ${ordinals[most - 1]} picture`);
  const comparison = comparisonIn(params, frames.slice(1), drop);
  const [first] = frames;
  if (!first) return { view: null, dropped: dropped() };
  const extras = extrasIn(params, first.image, drop);
  const view = { ...first, ...extras, comparison };
  return { view, dropped: dropped() };
}

function comparisonIn(
  params: Readonly<Record<string, unknown>>,
  others: readonly Frame[],
  drop: Drop,
): Comparison | null {
  const { lock, as, share } = params;
  const found = {
    lock: locks.find((each) => each === textOf(lock)),
    arrangement: arrangements.find((each) => each === textOf(as)),
    share: shareIn(textOf(share) ?? ""),
  };
  if (textOf(lock) !== null && !found.lock) drop("what is kept in common");
  if (textOf(as) !== null && !found.arrangement) drop("the arrangement");
  if (textOf(share) !== null && found.share === null) drop("the place of the curtain");
  if (others.length === 0) return null;
  return {
    others,
    lock: found.lock ?? besideOneAnother.lock,
    arrangement: found.arrangement ?? besideOneAnother.arrangement,
    share: found.share ?? besideOneAnother.share,
  };
}

/** Serializes one image of a comparison: `slug;image:2;region:1,2,3,4`. */
function frameText(frame: Frame): string {
  const region = frame.region ? { region: regionText(frame.region) } : {};
  const parts = Object.entries({ ...toImageSearch(frame.image), ...region, ...partsOf(frame) });
  return [slugText(frame.work), ...parts.map(([name, value]) => `${name}:${value}`)].join(";");
}

function frameIn(text: string, picture: string, drop: Drop): Frame | null {
  const work = slugIn(text);
  if (work === null) {
    drop(picture);
    return null;
  }
  const [, ...parts] = text.split(";");
  let frame = wholeFrame(work, 0);
  for (const part of parts) {
    const [name = ""] = part.split(":", 1);
    const value = part.slice(name.length + 1);
    if (isFrameReader(name)) {
      frame = { ...frame, ...frameReaders[name](value, (what) => drop(`${what} of ${picture}`)) };
    } else drop(`a part of ${picture}`);
  }
  return frame;
}

/** Returns rotation and adjustments, if they differ from the defaults. */
function partsOf(frame: Frame): Pick<WorkViewSearch, "rotation" | "adjust"> {
  const rotation = rotationText(frame);
  const adjust = adjustText(frame.adjustments);
  return {
    ...(rotation !== "0" && { rotation }),
    ...(adjust !== "" && { adjust }),
  };
}

function extrasOf({ lens, layers }: View): Pick<WorkViewSearch, "lens" | "layers"> {
  return {
    ...(lens && { lens: lensText(lens) }),
    ...(layers.length > 0 && { layers: layersText(layers) }),
  };
}

function extrasIn(
  params: Readonly<Record<string, unknown>>,
  image: number,
  drop: Drop,
): Pick<View, "lens" | "layers"> {
  const lens = textOf(params.lens);
  const layers = textOf(params.layers);
  return {
    lens: lens === null ? null : readLens(lens, image, drop),
    layers: layers === null ? [] : readLayers(layers, image, drop),
  };
}

/** Returns a parameter as text, the first value if it is repeated; null if it is missing or empty. */
function textOf(value: unknown): string | null {
  const [first] = [value].flat();
  const text = typeof first === "number" ? String(first) : first;
  if (typeof text !== "string" || text === "") return null;
  return text.length > longestText ? notUnderstood : text;
}

function droppings(): { drop: Drop; dropped: () => readonly string[] } {
  const all = new Set<string>();
  return { drop: (what) => all.add(what), dropped: () => [...all] };
}

function isFrameReader(name: string): name is keyof typeof frameReaders {
  return Object.hasOwn(frameReaders, name);
}
