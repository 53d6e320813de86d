import { clampPoint } from "../../../view/geometry.ts";
import { apply, invert } from "../../../view/registration.ts";
import { sharpScaleFactor } from "../../../view/tiles.ts";
import type { Point } from "../../../view/view.ts";
import { placeInWords, timesInWords } from "../../../view/words.ts";
import { lensFrame, strengthLimits, strengthWithin } from "./lens-geometry.ts";
import type { StrengthLimits } from "./lens-geometry.ts";
import { placeGlass } from "./lens-glass.ts";
import type { LensGround } from "./lens-ground.ts";
import { beyondEdge, isBeside, lieOf } from "./lens-lie.ts";
import type { LensLie } from "./lens-lie.ts";
import { paintLens } from "./lens-painter.ts";
import type { LensSettings } from "./lens-settings.ts";
import { createLensTiles } from "./lens-tiles.ts";
import type { TileStatus } from "./tile-loader.ts";
import type { ThroughImage } from "./useThrough.ts";
import type { ViewerImage } from "./viewer-image.ts";

/** A running lens over one image. It draws outside React; React receives only what has to be rendered or announced. */
export type LensController = {
  /** Moves the lens to a viewport position, following a pointer. */
  hold(place: Point, byFinger: boolean): void;
  /** Moves the lens to a point of the image, in its pixels, from a link. */
  lay(point: Point): void;
  /** Moves the lens by multiples of its own size, for the arrow keys. */
  move(across: number, down: number): void;
  /** Hides the lens until it is moved again. */
  lift(): void;
  settle(settings: LensSettings): void;
  /** Shows another image instead of the image; null for the image itself. */
  lookThrough(through: ThroughImage | null): void;
  /** Returns the current position and strength; null while the lens is not on the image. */
  held(): Pick<LensRest, "at" | "strength"> | null;
  /** Returns the limits of the strength at the image's current placement; null while that is unknown. */
  limits(): StrengthLimits | null;
  /** Redraws, because something below the lens moved. */
  refresh(): void;
  retry(): void;
  stop(): void;
};

/** Resting position of a lens. */
export type LensRest = {
  readonly at: Point;
  readonly strength: number;
  /** The same as text. */
  readonly words: string;
};

type LensParts = {
  image: ViewerImage;
  ground: LensGround;
  /** The glass, positioned by `transform` from the upper left corner of the viewport. */
  glass: HTMLElement;
  canvas: HTMLCanvasElement;
  onRest(rest: LensRest): void;
  onStatus(status: TileStatus): void;
};

/** Milliseconds without movement after which the position is reported. */
const restAfter = 700;

/** Starts a lens; it stays hidden until it gets a position. */
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

  const lies = () => lieOf(ground);

  const limitsFor = ({ placement }: LensLie) =>
    strengthLimits(image.grid.width, image.grid.width * placement.scale, window.devicePixelRatio);

  const strengthIn = (lie: LensLie) => strengthWithin(settings.strength, limitsFor(lie));

  /** Returns the viewport position of the lens; null if the element does not show it. */
  const placeIn = (lie: LensLie): Point | null => {
    if (!point) return null;
    const place = apply(lie.matrix, point);
    // A position beyond the edge that was set by keys becomes visible when the image is panned.
    return held !== "keys" && isBeside(lie, place) ? null : place;
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
    placeGlass(parts, {
      ...settings,
      place,
      byFinger: held === "finger",
      isThrough: through !== null,
      pixels: frame.pixels,
      pixelRatio,
    });
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
      const over = beyondEdge(box, to);
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

/** Starts loading an image. */
function pictureAt(url: string, onLoad: () => void): HTMLImageElement {
  const picture = new Image();
  picture.addEventListener("load", onLoad, { once: true });
  picture.src = url;
  return picture;
}
