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

/** A deep zoom at work. */
export type DeepZoomController = DeepZoomMoves & {
  /** Looks at a part; what others are told of it is nothing. */
  lookAt(look: Look, atOnce?: boolean): void;
  /** Lays the picture under the window at once, as another one lies that leads, even beside its edges. */
  follow(placement: Placement): void;
  /** Lays these images over the picture, from below to above, and no others. */
  lay(layers: readonly ZoomLayer[]): void;
  /** How the picture lies now. */
  placement(): Placement;
  retry(): void;
  destroy(): void;
};

/** What a deep zoom tells whoever uses it. */
export type DeepZoomEvents = {
  /** There is something to see; said once. */
  onShown(): void;
  /** The view moved, in this frame. */
  onMove(placement: Placement): void;
  /** The view rests where somebody has moved it; place, magnification and turn in words. */
  onRest(look: Look, words: string): void;
  onStatus(status: TileStatus): void;
};

type DeepZoomOptions = DeepZoomEvents & {
  image: ViewerImage;
  element: HTMLElement;
  /** Who paints; stopped by whoever started it. Null for OpenSeadragon itself. */
  painter: Painter | null;
  /** A ready-made small version of the whole picture, shown until the tiles come; null for none. */
  baseUrl: string | null;
  /** What is looked at first. */
  look: Look;
  /** Whether it may be moved beyond its edges and made smaller than its window. */
  isLoose?: boolean;
  /** How many such views the page may show at once, and share its memory among; 1 if left out. */
  views?: number;
};

/** What OpenSeadragon calls what somebody does to the picture. */
const gesturesByHand = [
  "canvas-drag",
  "canvas-scroll",
  "canvas-pinch",
  "canvas-double-click",
] as const;

/** Milliseconds at rest after which the place is said. */
const restAfter = 500;
/** A zoom step of the wheel, and the seconds a movement takes. */
const zoomPerScroll = 1.3;
const animationTime = 0.5;
const animationTimeReduced = 0.01;
/** How far beyond the full resolution one may go: pixels of the screen per pixel of the picture. */
const mostScale = 2;
/** How many times larger than whole every picture may be seen, however small it is. */
const leastReach = 2;
/** How small a loose picture may be, against its window, and how much of it stays in sight. */
const looseScale = 0.1;
const looseShare = 0.3;
/** OpenSeadragon's jobs wait as long as the view does not need them; browsers take no longer timer. */
const longestTimeout = 2 ** 31 - 1;

/** Starts a deep zoom in an element. Nothing of the page scrolls but by its own means. */
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
  /** Whether somebody has moved the view since the program did. */
  let isMoved = false;
  /** What an address has it look at, as long as it does; in a window of another size that is another place. */
  let shown: Look | null = null;
  const byHand = () => {
    isMoved = true;
    shown = null;
  };

  /** Pixels of the screen per pixel of the picture, once all movement has ended. */
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
 * OpenSeadragon puts a style sheet into the page unless it finds one with its mark, and a strict
 * content security policy forbids that. So it finds an element of that name that is none.
 */
function keepStylesOut(): void {
  const mark = "data-openseadragon-mobile-css";
  if (document.querySelector(`style[${mark}]`)) return;
  const notHtml = document.createElementNS(null, "style");
  notHtml.setAttribute(mark, "");
  document.head.append(notHtml);
}
