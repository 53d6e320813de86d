/** A width and a height in pixels. */
export type Size = { readonly width: number; readonly height: number };

/** A point relative to the upper left corner. */
export type Point = { readonly x: number; readonly y: number };

/** A rectangle; `x` and `y` are its upper left corner. */
export type Region = Point & Size;

/** Colour adjustments of an image. */
export type Adjustments = {
  /** From 0 (black) to 4; 1 leaves the image unchanged. Contrast and saturation have the same range. */
  readonly brightness: number;
  readonly contrast: number;
  readonly saturation: number;
  /** Whether colours are inverted. */
  readonly invert: boolean;
  /** Whether the image is shown in greyscale. */
  readonly grey: boolean;
};

/** View of a single image. */
export type Frame = {
  /** The work's slug. */
  readonly work: string;
  /** Index of the image among the work's images, from 0. */
  readonly image: number;
  /** The part that fills the viewport, in pixels of the full image; null for the whole image. */
  readonly region: Region | null;
  /** Clockwise, in degrees, 0 or more and less than 360; after mirroring. */
  readonly rotation: number;
  /** Whether the image is mirrored horizontally. */
  readonly mirror: boolean;
  readonly adjustments: Adjustments;
};

/** A magnifying lens over the image. */
export type LensView = {
  /** Centre of the lens, in pixels of the full image. */
  readonly at: Point;
  /** Width and height of the lens, in CSS pixels. */
  readonly size: number;
  /** Magnification relative to the image around the lens. */
  readonly strength: number;
  readonly shape: "round" | "square";
  /** Index of another image of the work that the lens shows, from 0; null for the image itself. */
  readonly through: number | null;
};

/** Another image of the same work, laid over the current one. */
export type Layer = {
  /** Index of the image among the work's images, from 0. */
  readonly image: number;
  /** From 0 (invisible) to 1 (opaque). */
  readonly opacity: number;
};

/** How compared images are locked together while one of them moves. */
export type Lock = "free" | "frame" | "pixels" | "centimetres";

/** Layout of a comparison: side by side, or the second image over the first. */
export type Arrangement = "side" | "curtain" | "blend" | "blink";

/** The images that a view is compared with, and how. */
export type Comparison = {
  /** One to three other images. */
  readonly others: readonly Frame[];
  readonly lock: Lock;
  readonly arrangement: Arrangement;
  /** Position of the curtain from the left, or opacity of the upper image; 0 to 1. */
  readonly share: number;
};

/** The complete state of what a user looks at. */
export type View = Frame & {
  readonly lens: LensView | null;
  readonly layers: readonly Layer[];
  readonly comparison: Comparison | null;
};

/** Default adjustments, which leave colours unchanged. */
export const asItComes: Adjustments = {
  brightness: 1,
  contrast: 1,
  saturation: 1,
  invert: false,
  grey: false,
};

/** Default settings of a comparison. */
export const besideOneAnother: Omit<Comparison, "others"> = {
  lock: "frame",
  arrangement: "side",
  share: 0.5,
};

/** Returns the frame that shows a whole image, upright and unadjusted. */
export function wholeFrame(work: string, image: number): Frame {
  return { work, image, region: null, rotation: 0, mirror: false, adjustments: asItComes };
}

/** Returns the initial view: a whole image, without lens, layers or comparison. */
export function wholeView(work: string, image: number): View {
  return { ...wholeFrame(work, image), lens: null, layers: [], comparison: null };
}

/** Returns the region that covers a whole image. */
export function wholeRegion({ width, height }: Size): Region {
  return { x: 0, y: 0, width, height };
}

/** Normalizes an angle in degrees to the range from 0 to 360. */
export function normaliseRotation(degrees: number): number {
  const turned = degrees % 360;
  return turned < 0 ? (turned + 360) % 360 : Math.abs(turned);
}
