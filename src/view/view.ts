/** A width and a height, in the pixels of whatever is measured. */
export type Size = { readonly width: number; readonly height: number };

/** A place, from the upper left corner. */
export type Point = { readonly x: number; readonly y: number };

/** A rectangle, from its upper left corner. */
export type Region = Point & Size;

/**
 * Exactly what someone looks at. More belongs to it in time (adjustments, lens, layers,
 * comparison); a field that is left out means "as it comes".
 */
export type View = {
  /** The work's slug. */
  readonly work: string;
  /** Which of the work's images, counted from 0. */
  readonly image: number;
  /** The part that fills the window, in pixels of the full image. */
  readonly region: Region;
  /** Clockwise, in degrees, 0 or more and less than 360. */
  readonly rotation: number;
  /** Whether left and right are exchanged. */
  readonly mirror: boolean;
};

/** The view one begins with: the whole image, upright. */
export function wholeView(work: string, image: number, size: Size): View {
  return { work, image, region: { x: 0, y: 0, ...sizeOf(size) }, rotation: 0, mirror: false };
}

/** Any number of degrees as the same direction within 0 to 360. */
export function normaliseRotation(degrees: number): number {
  const turned = degrees % 360;
  return turned < 0 ? (turned + 360) % 360 : Math.abs(turned);
}

function sizeOf({ width, height }: Size): Size {
  return { width, height };
}
