import type OpenSeadragonModule from "openseadragon";
import type { Viewport } from "openseadragon";
import type { Point, Size } from "../../../view/view.ts";

/** Changes of the view by keys and buttons. */
export type DeepZoomMoves = {
  /** Zooms around the middle; a factor above 1 zooms in. */
  zoomBy(factor: number): void;
  /** Moves the view by CSS pixels. */
  panBy(across: number, down: number): void;
  /** Centres the view on a point of the full image, in its pixels. */
  centreAt(point: Point): void;
  /** Rotates the image clockwise. */
  rotateBy(degrees: number): void;
  /** Mirrors the image horizontally. */
  mirror(): void;
  /** Resets the view to the whole image, upright. */
  reset(): void;
};

/** Creates the moves. @param byHand called before each of them */
export function createMoves(
  OpenSeadragon: typeof OpenSeadragonModule,
  viewport: Viewport,
  { width }: Size,
  byHand: () => void,
): DeepZoomMoves {
  return {
    zoomBy(factor) {
      byHand();
      viewport.zoomBy(factor).applyConstraints();
    },
    panBy(across, down) {
      byHand();
      const pixels = new OpenSeadragon.Point(viewport.getFlip() ? -across : across, down);
      viewport.panBy(viewport.deltaPointsFromPixels(pixels)).applyConstraints();
    },
    centreAt({ x, y }) {
      byHand();
      viewport.panTo(new OpenSeadragon.Point(x / width, y / width)).applyConstraints();
    },
    rotateBy(degrees) {
      byHand();
      viewport.rotateBy(viewport.getFlip() ? -degrees : degrees).applyConstraints();
    },
    mirror() {
      byHand();
      viewport.toggleFlip();
    },
    reset() {
      byHand();
      viewport.setFlip(false);
      viewport.rotateTo(0);
      viewport.goHome();
    },
  };
}
