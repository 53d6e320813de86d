/** A width and a height, in the pixels of whatever is measured. */
export type Size = { readonly width: number; readonly height: number };

/** A place, from the upper left corner. */
export type Point = { readonly x: number; readonly y: number };

/** A rectangle, from its upper left corner. */
export type Region = Point & Size;

/** How a picture's colours are changed while one looks. */
export type Adjustments = {
  /** 1 as it comes, 0 black, at most 4; so also contrast and saturation. */
  readonly brightness: number;
  readonly contrast: number;
  readonly saturation: number;
  /** Whether light and dark are exchanged. */
  readonly invert: boolean;
  /** Whether it is shown in greys. */
  readonly grey: boolean;
};

/** One picture as it is looked at. */
export type Frame = {
  /** The work's slug. */
  readonly work: string;
  /** Which of the work's images, counted from 0. */
  readonly image: number;
  /** The part that fills the window, in pixels of the full image; null for the whole image. */
  readonly region: Region | null;
  /** Clockwise, in degrees, 0 or more and less than 360; after mirroring. */
  readonly rotation: number;
  /** Whether left and right are exchanged. */
  readonly mirror: boolean;
  readonly adjustments: Adjustments;
};

/** A magnifying glass held over the picture. */
export type LensView = {
  /** What its middle shows, in pixels of the full image. */
  readonly at: Point;
  /** Width and height of the glass, in CSS pixels. */
  readonly size: number;
  /** How many times larger than around it. */
  readonly strength: number;
  readonly shape: "round" | "square";
  /** Which of the work's images it shows in place of the one it lies over, counted from 0; null for the same. */
  readonly through: number | null;
};

/** Another image of the same work, laid over the one that is looked at. */
export type Layer = {
  /** Which of the work's images, counted from 0. */
  readonly image: number;
  /** 0 not seen, 1 hides what is below. */
  readonly opacity: number;
};

/** What the pictures of a comparison keep in common while one of them moves. */
export type Lock = "free" | "frame" | "pixels" | "centimetres";

/** How pictures are compared: beside one another, or the second over the first. */
export type Arrangement = "side" | "curtain" | "blend" | "blink";

/** What a picture is compared with. */
export type Comparison = {
  /** One to three other pictures. */
  readonly others: readonly Frame[];
  readonly lock: Lock;
  readonly arrangement: Arrangement;
  /** How far the curtain is drawn from the left, or how much of the upper picture shows; 0 to 1. */
  readonly share: number;
};

/** Exactly what someone looks at. */
export type View = Frame & {
  readonly lens: LensView | null;
  readonly layers: readonly Layer[];
  readonly comparison: Comparison | null;
};

/** Colours as they come. */
export const asItComes: Adjustments = {
  brightness: 1,
  contrast: 1,
  saturation: 1,
  invert: false,
  grey: false,
};

/** How pictures are compared unless somebody chose otherwise. */
export const besideOneAnother: Omit<Comparison, "others"> = {
  lock: "frame",
  arrangement: "side",
  share: 0.5,
};

/** The whole image, upright, as it comes. */
export function wholeFrame(work: string, image: number): Frame {
  return { work, image, region: null, rotation: 0, mirror: false, adjustments: asItComes };
}

/** The view one begins with: the whole image, alone. */
export function wholeView(work: string, image: number): View {
  return { ...wholeFrame(work, image), lens: null, layers: [], comparison: null };
}

/** The whole of an image, as a region of it. */
export function wholeRegion({ width, height }: Size): Region {
  return { x: 0, y: 0, width, height };
}

/** Any number of degrees as the same direction within 0 to 360. */
export function normaliseRotation(degrees: number): number {
  const turned = degrees % 360;
  return turned < 0 ? (turned + 360) % 360 : Math.abs(turned);
}
