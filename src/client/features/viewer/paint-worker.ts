// Stores tiles and paints them in a worker, so that the page stays responsive however long painting takes.
import { paint } from "./painting.ts";
import type { PaintAnswer, PaintJob, Picture } from "./painting.ts";

const bitmaps = new Map<number, ImageBitmap>();
let context: OffscreenCanvasRenderingContext2D | null = null;
let sketch: OffscreenCanvasRenderingContext2D | null = null;
let next: Picture | null = null;
let isPainted = false;

const answer = (message: PaintAnswer) => postMessage(message);

const sketched = () => (sketch ??= new OffscreenCanvas(1, 1).getContext("2d"));

/** Paints the newest of the frames that arrived since the last paint. */
function paintNext() {
  const picture = next;
  // Cleared before painting, so that an error affects only this frame.
  next = null;
  if (!context || !picture) return;
  paint(context, picture, bitmaps, sketched);
  if (!isPainted && picture.layers.some(({ tiles }) => tiles.length > 0)) {
    isPainted = true;
    answer("painted");
  }
}

addEventListener("message", ({ data }: MessageEvent<PaintJob>) => {
  switch (data.type) {
    case "begin":
      context = data.canvas.getContext("2d");
      break;
    case "keep":
      bitmaps.set(data.id, data.bitmap);
      break;
    case "drop":
      bitmaps.get(data.id)?.close();
      bitmaps.delete(data.id);
      break;
    case "paint":
      if (!next) requestAnimationFrame(paintNext);
      next = data.picture;
      break;
  }
});

answer(sketched() ? "ready" : "unable");
