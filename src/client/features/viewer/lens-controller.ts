import { clamp, clampPoint } from "../../../view/geometry.ts";
import { apply, invert } from "../../../view/registration.ts";
import type { Transform } from "../../../view/registration.ts";
import { sharpScaleFactor } from "../../../view/tiles.ts";
import type { Point } from "../../../view/view.ts";
import { placeInWords, timesInWords } from "../../../view/words.ts";
import type { Placement } from "./deep-zoom-sight.ts";
import {
  glassPlace,
  lensFrame,
  strengthLimits,
  strengthWithin,
  toWindow,
} from "./lens-geometry.ts";
import type { LensFrame, StrengthLimits } from "./lens-geometry.ts";
import type { LensGround } from "./lens-ground.ts";
import { paintLens } from "./lens-painter.ts";
import type { LensSettings } from "./lens-settings.ts";
import { createLensTiles } from "./lens-tiles.ts";
import type { TileStatus } from "./tile-loader.ts";
import type { ThroughImage } from "./useThrough.ts";
import type { ViewerImage } from "./viewer-image.ts";

/** A lens at work over one picture. It draws by itself; React hears only what has to be said. */
export type LensController = {
  /** Holds the lens over a place of the window, as a pointer does. */
  hold(place: Point, byFinger: boolean): void;
  /** Lays it on a place of the picture, in its pixels, as a link does. */
  lay(point: Point): void;
  /** Moves it by shares of its own size, as the arrow keys do. */
  move(across: number, down: number): void;
  /** Takes it off the picture until it is held again. */
  lift(): void;
  settle(settings: LensSettings): void;
  /** Shows another image in place of the picture; null for the picture itself. */
  lookThrough(through: ThroughImage | null): void;
  /** Where and how strongly it is held at this moment; null while it is on no picture. */
  held(): Pick<LensRest, "at" | "strength"> | null;
  /** How strong it may be, as the picture lies now; null while that is not known. */
  limits(): StrengthLimits | null;
  /** Draws again, because something moved under it. */
  refresh(): void;
  retry(): void;
  stop(): void;
};

/** Where a lens rests. */
export type LensRest = {
  readonly at: Point;
  readonly strength: number;
  /** The same in words. */
  readonly words: string;
};

type LensParts = {
  image: ViewerImage;
  ground: LensGround;
  /** The glass, placed by `transform` from the upper left corner of the window. */
  glass: HTMLElement;
  canvas: HTMLCanvasElement;
  onRest(rest: LensRest): void;
  onStatus(status: TileStatus): void;
};

/** How the picture lies in the window now. */
type Lie = { placement: Placement; box: DOMRect; matrix: Transform };

/** Milliseconds without movement after which the place is said. */
const restAfter = 700;
/** CSS pixels by which rounding may put the lens beside the element it lies over. */
const besideBy = 1;

/** Starts a lens; nothing shows until it is held somewhere. */
export function createLens(parts: LensParts, initial: LensSettings): LensController {
  const { image, ground, glass, canvas } = parts;
  let settings = initial;
  let through: ThroughImage | null = null;
  let throughShown: HTMLImageElement | null = null;
  let point: Point | null = null;
  let held: "pointer" | "finger" | "keys" = "pointer";
  let drawing = 0;
  let resting: ReturnType<typeof setTimeout> | undefined;

  const tiles = createLensTiles({
    onTile: () => refresh(),
    onStatus: (status) => {
      glass.dataset.state = status.loading > 0 ? "loading" : "sharp";
      parts.onStatus(status);
    },
  });

  const lies = (): Lie | null => {
    const placement = ground.placement();
    const box = ground.element()?.getBoundingClientRect();
    if (!placement || !box || box.width === 0) return null;
    return { placement, box, matrix: toWindow(placement, box) };
  };

  const limitsFor = ({ placement }: Lie) =>
    strengthLimits(image.grid.width, image.grid.width * placement.scale, window.devicePixelRatio);

  const strengthIn = (lie: Lie) => strengthWithin(settings.strength, limitsFor(lie));

  /** The place of the window that the lens is held over; null if the element does not show it. */
  const placeIn = ({ box, matrix }: Lie): Point | null => {
    if (!point) return null;
    const place = apply(matrix, point);
    const isBeside =
      place.x < box.left - besideBy ||
      place.x > box.right + besideBy ||
      place.y < box.top - besideBy ||
      place.y > box.bottom + besideBy;
    // What keys have pushed over the edge comes after it, as the picture gives way.
    return isBeside && held !== "keys" ? null : place;
  };

  const draw = () => {
    drawing = 0;
    const lie = lies();
    const place = lie && placeIn(lie);
    if (!lie || !place || !point) {
      glass.hidden = true;
      tiles.wantNone();
      return;
    }
    const pixelRatio = window.devicePixelRatio;
    const seen = through?.image ?? image;
    const frame = lensFrame({
      placement: lie.placement,
      pixelRatio,
      point,
      size: settings.size,
      strength: strengthIn(lie),
      over: through?.over ?? null,
    });
    const scaleFactor = sharpScaleFactor(seen.grid, frame.scale);
    placeGlass(place, frame, pixelRatio);
    tiles.want(seen, frame, scaleFactor);
    const context = canvas.getContext("2d");
    if (!context) return;
    paintLens(context, {
      image: seen,
      frame,
      scaleFactor,
      tile: (url) => tiles.get(url),
      shown: through ? throughShown : ground.shown(),
    });
  };

  const placeGlass = (place: Point, frame: LensFrame, pixelRatio: number) => {
    const { x, y } = glassPlace(place, settings.size, held === "finger", {
      width: document.documentElement.clientWidth,
      height: window.innerHeight,
    });
    const snap = (length: number) => Math.round(length * pixelRatio) / pixelRatio;
    if (canvas.width !== frame.pixels) {
      canvas.width = frame.pixels;
      canvas.height = frame.pixels;
      const size = `${frame.pixels / pixelRatio}px`;
      canvas.style.width = size;
      canvas.style.height = size;
    }
    glass.dataset.shape = settings.shape;
    glass.toggleAttribute("data-through", through !== null);
    glass.style.transform = `translate(${snap(x)}px, ${snap(y)}px)`;
    glass.hidden = false;
  };

  const refresh = () => {
    if (drawing === 0) drawing = requestAnimationFrame(draw);
  };

  const rest = () => {
    const lie = lies();
    if (!point || !lie || !placeIn(lie)) return;
    const strength = strengthIn(lie);
    const where = `${placeInWords(point, image.grid)}, ${timesInWords(strength)}`;
    const what = through ? `, through to ${through.inWords}` : "";
    parts.onRest({ at: point, strength, words: `Lens: ${where}${what}` });
  };

  const moved = () => {
    clearTimeout(resting);
    resting = setTimeout(rest, restAfter);
    refresh();
  };

  return {
    hold(place, byFinger) {
      const lie = lies();
      const back = lie && invert(lie.matrix);
      if (!back) return;
      held = byFinger ? "finger" : "pointer";
      point = clampPoint(apply(back, place), image.grid);
      moved();
    },
    lay(at) {
      held = "pointer";
      point = clampPoint(at, image.grid);
      moved();
    },
    move(across, down) {
      const lie = lies();
      const back = lie && invert(lie.matrix);
      if (!back) return;
      const { box, placement, matrix } = lie;
      const from = placeIn(lie) ?? apply(matrix, clampPoint(placement.centre, image.grid));
      const step = settings.size / strengthIn(lie);
      const place = { x: from.x + across * step, y: from.y + down * step };
      held = "keys";
      point = clampPoint(apply(back, place), image.grid);
      const to = apply(matrix, point);
      const over = { x: beyond(to.x, box.left, box.right), y: beyond(to.y, box.top, box.bottom) };
      if (over.x !== 0 || over.y !== 0) ground.panBy?.(over.x, over.y);
      moved();
    },
    lift() {
      point = null;
      clearTimeout(resting);
      refresh();
    },
    settle(next) {
      settings = next;
      if (point) moved();
    },
    lookThrough(next) {
      if (next === through) return;
      through = next;
      throughShown = next && pictureAt(next.smallUrl, () => through === next && refresh());
      if (point) moved();
    },
    held() {
      const lie = lies();
      return point && lie && placeIn(lie) ? { at: point, strength: strengthIn(lie) } : null;
    },
    limits() {
      const lie = lies();
      return lie && limitsFor(lie);
    },
    refresh,
    retry: () => tiles.retry(),
    stop() {
      cancelAnimationFrame(drawing);
      clearTimeout(resting);
      tiles.stop();
      through = null;
    },
  };
}

/** A picture on its way. */
function pictureAt(url: string, onLoad: () => void): HTMLImageElement {
  const picture = new Image();
  picture.addEventListener("load", onLoad, { once: true });
  picture.src = url;
  return picture;
}

/** By how much a value is less than the least or more than the most; 0 in between. */
function beyond(value: number, least: number, most: number): number {
  return value - clamp(value, least, most);
}
