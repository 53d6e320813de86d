import { clampPoint, regionAround, centreOf } from "../../../view/geometry.ts";
import { sharpScaleFactor, tileCover, tileUrl } from "../../../view/tiles.ts";
import type { Point, Region } from "../../../view/view.ts";
import { placeInWords, timesInWords } from "../../../view/words.ts";
import { glassPlace, lensFrame, strengthLimits } from "./lens-geometry.ts";
import type { LensFrame, StrengthLimits } from "./lens-geometry.ts";
import { paintLens } from "./lens-painter.ts";
import type { LensSettings } from "./lens-settings.ts";
import { createTileCache, tileBytes } from "./tile-cache.ts";
import { createTileLoader } from "./tile-loader.ts";
import type { TileStatus } from "./tile-loader.ts";
import { tileReader } from "./tile-reader.ts";
import type { ViewerImage } from "./viewer-image.ts";

/** A lens at work over one picture. It draws by itself; React hears only what has to be said. */
export type LensController = {
  /** Holds the lens over a place of the window, as a pointer does. */
  hold(place: Point, byFinger: boolean): void;
  /** Moves it by shares of its own size, as the arrow keys do. */
  move(across: number, down: number): void;
  /** Takes it off the picture until it is held again. */
  lift(): void;
  settle(settings: LensSettings): void;
  /** How strong it may be, as the picture is shown now. */
  limits(): StrengthLimits;
  /** Draws again, because the page moved under it. */
  refresh(): void;
  retry(): void;
  stop(): void;
};

type LensParts = {
  image: ViewerImage;
  /** The box in which the page shows the picture. */
  picture: HTMLElement;
  /** The glass, placed by `transform` from the upper left corner of the window. */
  glass: HTMLElement;
  canvas: HTMLCanvasElement;
  /** Says in words where the lens is, once it rests. */
  onRest(words: string): void;
  onStatus(status: TileStatus): void;
};

/** Bytes of decoded tiles kept: 96 full tiles of 512 px, several times the largest glass. */
const cacheBudget = 96 * 1024 * 1024;
/** Tiles this much beyond the glass are fetched too, so that a slow movement meets no gaps. */
const lookAhead = 1.5;
/** Milliseconds without movement after which the place is said. */
const restAfter = 700;

/** Starts a lens; nothing shows until it is held somewhere. */
export function createLens(parts: LensParts, initial: LensSettings): LensController {
  const { image, picture, glass, canvas } = parts;
  const { grid } = image;
  const cache = createTileCache<ImageBitmap>(cacheBudget);
  const mostTiles = Math.floor(
    cacheBudget / tileBytes({ width: grid.tileWidth, height: grid.tileWidth }),
  );
  let settings = initial;
  let point: Point | null = null;
  let byFinger = false;
  let drawing = 0;
  let resting: ReturnType<typeof setTimeout> | undefined;

  const loader = createTileLoader<ImageBitmap>({
    load: tileReader(image),
    onTile(url, tile) {
      cache.set(url, tile);
      refresh();
    },
    onStatus: (status) => {
      glass.dataset.state = status.loading > 0 ? "loading" : "sharp";
      parts.onStatus(status);
    },
  });

  const limitsFor = (box: DOMRect) =>
    strengthLimits(grid.width, box.width, window.devicePixelRatio);

  const strengthIn = (box: DOMRect) => {
    const limits = limitsFor(box);
    const wanted = settings.strength ?? limits.usual;
    return Math.max(limits.least, Math.min(limits.most, wanted));
  };

  const draw = () => {
    drawing = 0;
    const box = picture.getBoundingClientRect();
    if (!point || box.width === 0) {
      glass.hidden = true;
      loader.want([]);
      return;
    }
    const pixelRatio = window.devicePixelRatio;
    const frame = lensFrame({
      imageWidth: grid.width,
      shownWidth: box.width,
      pixelRatio,
      point,
      size: settings.size,
      strength: strengthIn(box),
    });
    const scaleFactor = sharpScaleFactor(grid, frame.scale);
    placeGlass(box, frame, pixelRatio);
    wantTiles(frame, scaleFactor);
    const context = canvas.getContext("2d");
    if (!context) return;
    paintLens(context, {
      image,
      frame,
      scaleFactor,
      tile: (url) => cache.get(url),
      shown: picture.querySelector("img"),
    });
  };

  const placeGlass = (box: DOMRect, frame: LensFrame, pixelRatio: number) => {
    if (!point) return;
    const shownPixel = box.width / grid.width;
    const held = { x: box.left + point.x * shownPixel, y: box.top + point.y * shownPixel };
    const { x, y } = glassPlace(held, settings.size, byFinger, {
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
    glass.style.transform = `translate(${snap(x)}px, ${snap(y)}px)`;
    glass.hidden = false;
  };

  const wantTiles = (frame: LensFrame, scaleFactor: number) => {
    const around: Region = regionAround(centreOf(frame.region), {
      width: frame.region.width * lookAhead,
      height: frame.region.height * lookAhead,
    });
    const urls = new Set<string>();
    for (const region of [frame.region, around]) {
      for (const tile of tileCover(grid, scaleFactor, region)) {
        urls.add(tileUrl(image.service, tile));
      }
    }
    const held = [...urls].slice(0, mostTiles);
    loader.want(held.filter((url) => cache.get(url) === undefined));
  };

  const refresh = () => {
    if (drawing === 0) drawing = requestAnimationFrame(draw);
  };

  const moved = () => {
    clearTimeout(resting);
    resting = setTimeout(() => {
      if (!point) return;
      const times = timesInWords(strengthIn(picture.getBoundingClientRect()));
      parts.onRest(`Lens: ${placeInWords(point, grid)}, ${times}`);
    }, restAfter);
    refresh();
  };

  return {
    hold(place, finger) {
      const box = picture.getBoundingClientRect();
      const pixelsPerShown = grid.width / box.width;
      byFinger = finger;
      point = clampPoint(
        { x: (place.x - box.left) * pixelsPerShown, y: (place.y - box.top) * pixelsPerShown },
        grid,
      );
      moved();
    },
    move(across, down) {
      const box = picture.getBoundingClientRect();
      const step = (settings.size / strengthIn(box)) * (grid.width / box.width);
      const from = point ?? { x: grid.width / 2, y: grid.height / 2 };
      byFinger = false;
      point = clampPoint({ x: from.x + across * step, y: from.y + down * step }, grid);
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
    limits: () => limitsFor(picture.getBoundingClientRect()),
    refresh,
    retry: () => loader.retry(),
    stop() {
      cancelAnimationFrame(drawing);
      clearTimeout(resting);
      loader.stop();
      cache.clear();
    },
  };
}
