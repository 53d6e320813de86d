// Keeps tiles and paints them beside the page: however long that takes, the page answers.
import { paint } from "./painting.ts";
import type { PaintAnswer, PaintJob, Picture } from "./painting.ts";

const bitmaps = new Map<number, ImageBitmap>();
let context: OffscreenCanvasRenderingContext2D | null = null;
let sketch: OffscreenCanvasRenderingContext2D | null = null;
let next: Picture | null = null;
let isPainted = false;

const answer = (message: PaintAnswer) => postMessage(message);

const sketched = () => (sketch ??= new OffscreenCanvas(1, 1).getContext("2d"));

/** Of several frames that have come since the last one was painted only the newest counts. */
function paintNext() {
  const picture = next;
  // Let go of before it is painted: should that fail, only this frame is lost.
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
