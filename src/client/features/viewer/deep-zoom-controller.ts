import type OpenSeadragonModule from "openseadragon";
import type { Viewer } from "openseadragon";
import { clampRegion } from "../../../view/geometry.ts";
import { sharpScaleFactor } from "../../../view/tiles.ts";
import { wholeRegion } from "../../../view/view.ts";
import { regionInWords, turnInWords } from "../../../view/words.ts";
import { addedUp, createDeepZoomLayers } from "./deep-zoom-layers.ts";
import type { ZoomLayer } from "./deep-zoom-layers.ts";
import { createAim } from "./deep-zoom-aim.ts";
import { tilesKept } from "./deep-zoom-memory.ts";
import { createMoves } from "./deep-zoom-moves.ts";
import type { DeepZoomMoves } from "./deep-zoom-moves.ts";
import { lookIn, place, placementIn, placementOf } from "./deep-zoom-sight.ts";
import type { Look, Placement } from "./deep-zoom-sight.ts";
import { painterDrawer } from "./painter-drawer.ts";
import type { Painter } from "./painter.ts";
import { tileMaker } from "./tile-kinds.ts";
import type { TileStatus } from "./tile-loader.ts";
import type { ViewerImage } from "./viewer-image.ts";

/** Controls a running deep zoom. */
export type DeepZoomController = DeepZoomMoves & {
  /** Displays a view without reporting it to `onRest`. */
  lookAt(look: Look, atOnce?: boolean): void;
  /** Applies another image's placement immediately, even beyond this image's edges. */
  follow(placement: Placement): void;
  /** Overlays exactly these images, from bottom to top. */
  lay(layers: readonly ZoomLayer[]): void;
  /** Returns the current placement of the image. */
  placement(): Placement;
  retry(): void;
  destroy(): void;
};

/** Callbacks of a deep zoom. */
export type DeepZoomEvents = {
  /** Called once, when there is something to see. */
  onShown(): void;
  /** Called in each frame in which the view moved. */
  onMove(placement: Placement): void;
  /** Called when the view rests after the user moved it, with position, magnification and rotation as text. */
  onRest(look: Look, words: string): void;
  onStatus(status: TileStatus): void;
};

type DeepZoomOptions = DeepZoomEvents & {
  image: ViewerImage;
  element: HTMLElement;
  /** Paints the tiles; its creator stops it. Null to let OpenSeadragon paint. */
  painter: Painter | null;
  /** URL of a small copy of the whole image, shown until the tiles load; null for none. */
  baseUrl: string | null;
  /** The initial view. */
  look: Look;
  /** Whether the image can be moved beyond its edges and made smaller than its viewport. */
  isLoose?: boolean;
  /** Number of such views that a page may show at once, which share its memory; default 1. */
  views?: number;
};

/** OpenSeadragon's events for user input. */
const gesturesByHand = [
  "canvas-drag",
  "canvas-scroll",
  "canvas-pinch",
  "canvas-double-click",
] as const;

/** Milliseconds at rest after which the position is reported. */
const restAfter = 500;
/** Zoom factor of a wheel step, and duration of a movement in seconds. */
const zoomPerScroll = 1.3;
const animationTime = 0.5;
const animationTimeReduced = 0.01;
/** Maximum magnification: device pixels per image pixel. */
const mostScale = 2;
/** Minimum zoom range of every image, as a multiple of its whole size, however small it is. */
const leastReach = 2;
/** Minimum size of a loose image relative to its viewport, and the share of it that stays visible. */
const looseScale = 0.1;
const looseShare = 0.3;
/** OpenSeadragon's jobs wait as long as the view does not need them, so they get the longest timeout of browsers. */
const longestTimeout = 2 ** 31 - 1;

/** Starts a deep zoom in an element. */
export function createDeepZoom(
  OpenSeadragon: typeof OpenSeadragonModule,
  {
    image,
    element,
    painter,
    baseUrl,
    look,
    isLoose = false,
    views = 1,
    ...events
  }: DeepZoomOptions,
): DeepZoomController {
  const { grid } = image;
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  const gestures = { clickToZoom: false, dblClickToZoom: true };
  const statusOf = addedUp(events.onStatus);
  const createTiles = tileMaker(painter);
  const tiles = createTiles({ image, bottom: baseUrl === null, onStatus: statusOf() });
  keepStylesOut();
  const viewer: Viewer = OpenSeadragon({
    element,
    tabIndex: -1,
    drawer: painter ? painterDrawer(OpenSeadragon, painter) : "canvas",
    showNavigationControl: false,
    keyboardNavEnabled: false,
    gestureSettingsMouse: gestures,
    gestureSettingsTouch: gestures,
    gestureSettingsPen: gestures,
    animationTime: calm ? animationTimeReduced : animationTime,
    zoomPerScroll,
    minZoomImageRatio: isLoose ? looseScale : 1,
    visibilityRatio: isLoose ? looseShare : 1,
    constrainDuringPan: true,
    immediateRender: true,
    maxTilesPerFrame: 16,
    maxImageCacheCount: tilesKept(grid.tileWidth, element, views),
    timeout: longestTimeout,
    smoothTileEdgesMinZoom: Infinity,
  });
  const { viewport } = viewer;
  const layers = createDeepZoomLayers(OpenSeadragon, viewer, grid, statusOf, createTiles);

  let resting: ReturnType<typeof setTimeout> | undefined;
  /** Whether the user has moved the view since the program did. */
  let isMoved = false;
  /** The view that the program set, until the user moves it; another viewport size gives it another placement. */
  let shown: Look | null = null;
  const byHand = () => {
    isMoved = true;
    shown = null;
  };

  /** Returns device pixels per image pixel after all animations have ended. */
  const targetScale = () => placementIn(viewport, grid, false).scale * window.devicePixelRatio;

  const aim = createAim(() => {
    const { x, y, width, height } = viewport.getBounds(false).getBoundingBox();
    const { width: full } = grid;
    const region = { x: x * full, y: y * full, width: width * full, height: height * full };
    tiles.aim(region, targetScale());
    layers.aim(region, targetScale());
  });

  const limitZoom = () => {
    const pixels = viewport.getContainerSize().x * window.devicePixelRatio;
    const reach = Math.max((mostScale * grid.width) / pixels, viewport.getHomeZoom() * leastReach);
    Object.assign(viewport, { maxZoomLevel: reach });
  };

  const rest = () => {
    if (!isMoved) return;
    const resting = lookIn(viewport, grid);
    const times = viewport.getZoom(false) / viewport.getHomeZoom();
    const region = clampRegion(resting.region ?? wholeRegion(grid), grid);
    const words = [regionInWords(region, grid, times), turnInWords(resting)];
    events.onRest(resting, words.filter(Boolean).join(", "));
  };

  const restLater = () => {
    clearTimeout(resting);
    resting = setTimeout(rest, restAfter);
  };

  const show = (next: Look, atOnce: boolean) => {
    place(OpenSeadragon, viewport, grid, placementOf(viewport, grid, next), atOnce);
    viewport.applyConstraints(atOnce);
    isMoved = false;
    shown = next;
  };

  const retry = () => {
    tiles.retry();
    layers.retry();
  };
  window.addEventListener("online", retry);

  viewer.addOnceHandler("tile-drawn", () => events.onShown());
  viewer.addHandler("open", () => {
    limitZoom();
    show(look, true);
    aim.now();
    events.onMove(placementIn(viewport, grid, true));
  });
  viewer.addHandler("viewport-change", () => {
    events.onMove(placementIn(viewport, grid, true));
    restLater();
  });
  viewer.addHandler("zoom", () => {
    const isFinest = sharpScaleFactor(grid, targetScale()) === grid.scaleFactors[0];
    aim.zoomed(viewport.getZoom(false), isFinest);
  });
  viewer.addHandler("rotate", aim.later);
  viewer.addHandler("flip", () => {
    events.onMove(placementIn(viewport, grid, true));
    restLater();
  });
  viewer.addHandler("pan", aim.moved);
  for (const gesture of gesturesByHand) viewer.addHandler(gesture, byHand);
  viewer.addHandler("after-resize", () => {
    limitZoom();
    if (shown) show(shown, true);
    aim.later();
  });

  const whole = { x: 0, y: 0, width: 1 };
  const base = baseUrl === null ? [] : [{ tileSource: tiles.base(baseUrl), ...whole }];
  viewer.open([...base, { tileSource: tiles.source, ...whole }]);

  return {
    ...createMoves(OpenSeadragon, viewport, grid, byHand),
    lookAt(next, atOnce = calm) {
      show(next, atOnce);
    },
    follow(placement) {
      place(OpenSeadragon, viewport, grid, placement, true);
      isMoved = false;
      shown = null;
    },
    lay: layers.lay,
    placement: () => placementIn(viewport, grid, true),
    retry,
    destroy() {
      window.removeEventListener("online", retry);
      aim.stop();
      clearTimeout(resting);
      tiles.stop();
      layers.stop();
      viewer.destroy();
    },
  };
}

/**
 * Prevents OpenSeadragon's style sheet. OpenSeadragon adds it to the page unless it finds one with its marker, and a
 * strict content security policy forbids it. The element added here has that name in another namespace, so it has no
 * effect.
 */
function keepStylesOut(): void {
  const mark = "data-openseadragon-mobile-css";
  if (document.querySelector(`style[${mark}]`)) return;
  const notHtml = document.createElementNS(null, "style");
  notHtml.setAttribute(mark, "");
  document.head.append(notHtml);
}
