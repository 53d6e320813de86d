import type OpenSeadragonModule from "openseadragon";
import type { Viewer } from "openseadragon";
import { clampRegion } from "../../../view/geometry.ts";
import type { Region } from "../../../view/view.ts";
import { regionInWords } from "../../../view/words.ts";
import { createDeepZoomTiles } from "./deep-zoom-tiles.ts";
import type { TileStatus } from "./tile-loader.ts";
import type { ViewerImage } from "./viewer-image.ts";

/** A deep zoom at work. */
export type DeepZoomController = {
  /** Zooms around the middle; above 1 goes in. */
  zoomBy(factor: number): void;
  /** Moves the view by CSS pixels. */
  panBy(across: number, down: number): void;
  /** Turns the picture clockwise. */
  rotateBy(degrees: number): void;
  /** Back to the whole picture, upright. */
  reset(): void;
  retry(): void;
  destroy(): void;
};

type DeepZoomOptions = {
  image: ViewerImage;
  element: HTMLElement;
  /** A ready-made small version of the whole picture, shown until the tiles come; null for none. */
  baseUrl: string | null;
  /** Called once when there is something to see. */
  onShown(): void;
  /** Says the place and magnification, once the view rests. */
  onRest(words: string): void;
  onStatus(status: TileStatus): void;
};

/** Milliseconds without a further step of zooming before tiles are asked for. */
const zoomSettles = 140;
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
/** Tiles kept by OpenSeadragon: 128 MB of canvas, within what an iPhone grants a page. */
const keptTiles = 128;
/** OpenSeadragon's jobs wait as long as the view does not need them; browsers take no longer timer. */
const longestTimeout = 2 ** 31 - 1;

/** Starts a deep zoom in an element. Nothing of the page scrolls but by its own means. */
export function createDeepZoom(
  OpenSeadragon: typeof OpenSeadragonModule,
  { image, element, baseUrl, onShown, onRest, onStatus }: DeepZoomOptions,
): DeepZoomController {
  const { grid } = image;
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  const gestures = { clickToZoom: false, dblClickToZoom: true };
  const tiles = createDeepZoomTiles({ image, bottom: baseUrl === null, onStatus });
  keepStylesOut();
  const viewer: Viewer = OpenSeadragon({
    element,
    tabIndex: -1,
    drawer: "canvas",
    showNavigationControl: false,
    keyboardNavEnabled: false,
    gestureSettingsMouse: gestures,
    gestureSettingsTouch: gestures,
    gestureSettingsPen: gestures,
    animationTime: calm ? animationTimeReduced : animationTime,
    zoomPerScroll,
    minZoomImageRatio: 1,
    visibilityRatio: 1,
    constrainDuringPan: true,
    immediateRender: true,
    maxTilesPerFrame: 16,
    maxImageCacheCount: keptTiles,
    timeout: longestTimeout,
    smoothTileEdgesMinZoom: Infinity,
  });

  let aiming: ReturnType<typeof setTimeout> | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;

  // OpenSeadragon measures in widths of the picture.
  const target = (): { region: Region; scale: number } => {
    const { x, y, width, height } = viewer.viewport.getBounds(false).getBoundingBox();
    const { width: full } = grid;
    const pixels = viewer.viewport.getContainerSize().x * window.devicePixelRatio;
    return {
      region: { x: x * full, y: y * full, width: width * full, height: height * full },
      scale: (pixels * viewer.viewport.getZoom(false)) / full,
    };
  };

  const aim = () => {
    clearTimeout(aiming);
    aiming = undefined;
    const { region, scale } = target();
    tiles.aim(region, scale);
  };

  const aimLater = () => {
    clearTimeout(aiming);
    aiming = setTimeout(aim, zoomSettles);
  };

  const limitZoom = () => {
    const { viewport } = viewer;
    const pixels = viewport.getContainerSize().x * window.devicePixelRatio;
    const reach = Math.max((mostScale * grid.width) / pixels, viewport.getHomeZoom() * leastReach);
    Object.assign(viewport, { maxZoomLevel: reach });
  };

  const rest = () => {
    clearTimeout(resting);
    resting = setTimeout(() => {
      const times = viewer.viewport.getZoom(false) / viewer.viewport.getHomeZoom();
      onRest(regionInWords(clampRegion(target().region, grid), grid, times));
    }, restAfter);
  };

  viewer.addOnceHandler("tile-drawn", () => onShown());
  viewer.addHandler("open", () => {
    limitZoom();
    aim();
  });
  viewer.addHandler("zoom", aimLater);
  viewer.addHandler("rotate", aimLater);
  viewer.addHandler("pan", () => {
    if (aiming === undefined) aim();
  });
  viewer.addHandler("after-resize", () => {
    limitZoom();
    aimLater();
  });
  viewer.addHandler("animation-finish", rest);

  const whole = { x: 0, y: 0, width: 1 };
  const base = baseUrl === null ? [] : [{ tileSource: { type: "image", url: baseUrl }, ...whole }];
  viewer.open([...base, { tileSource: tiles.source, ...whole }]);

  return {
    zoomBy(factor) {
      viewer.viewport.zoomBy(factor).applyConstraints();
    },
    panBy(across, down) {
      const pixels = new OpenSeadragon.Point(across, down);
      viewer.viewport.panBy(viewer.viewport.deltaPointsFromPixels(pixels)).applyConstraints();
    },
    rotateBy(degrees) {
      viewer.viewport.rotateBy(degrees).applyConstraints();
    },
    reset() {
      viewer.viewport.rotateTo(0);
      viewer.viewport.goHome();
    },
    retry: () => tiles.retry(),
    destroy() {
      clearTimeout(aiming);
      clearTimeout(resting);
      tiles.stop();
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
