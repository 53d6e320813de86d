import type OpenSeadragonModule from "openseadragon";
import type { Viewport } from "openseadragon";
import type { Point, Size } from "../../../view/view.ts";

/** What somebody does to the view by keys and buttons. */
export type DeepZoomMoves = {
  /** Zooms around the middle; above 1 goes in. */
  zoomBy(factor: number): void;
  /** Moves the view by CSS pixels. */
  panBy(across: number, down: number): void;
  /** Brings a place of the full picture, in its pixels, to the middle. */
  centreAt(point: Point): void;
  /** Turns the picture clockwise. */
  rotateBy(degrees: number): void;
  /** Exchanges left and right. */
  mirror(): void;
  /** Back to the whole picture, upright. */
  reset(): void;
};

/** @param byHand called before each of them */
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
