import type { Point } from "../../../view/view.ts";
import { glassPlace } from "./lens-geometry.ts";
import type { LensSettings } from "./lens-settings.ts";

type GlassParts = {
  /** Positioned by `transform` from the upper left corner of the viewport. */
  glass: HTMLElement;
  canvas: HTMLCanvasElement;
};

type Held = Pick<LensSettings, "size" | "shape"> & {
  /** Viewport position of the lens. */
  place: Point;
  byFinger: boolean;
  /** Whether another image is shown instead of the image. */
  isThrough: boolean;
  /** Device pixels along a side of the canvas, and per CSS pixel. */
  pixels: number;
  pixelRatio: number;
};

/** Shows a lens at its position, with its pixels aligned to device pixels. */
export function placeGlass({ glass, canvas }: GlassParts, held: Held): void {
  const { place, size, pixels, pixelRatio } = held;
  const { x, y } = glassPlace(place, size, held.byFinger, {
    width: document.documentElement.clientWidth,
    height: window.innerHeight,
  });
  const snap = (length: number) => Math.round(length * pixelRatio) / pixelRatio;
  if (canvas.width !== pixels) {
    canvas.width = pixels;
    canvas.height = pixels;
    const side = `${pixels / pixelRatio}px`;
    canvas.style.width = side;
    canvas.style.height = side;
  }
  glass.dataset.shape = held.shape;
  glass.toggleAttribute("data-through", held.isThrough);
  glass.style.transform = `translate(${snap(x)}px, ${snap(y)}px)`;
  glass.hidden = false;
}
