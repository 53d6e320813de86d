import type { PaintAnswer, PaintJob, Picture } from "./painting.ts";
import workerAddress from "./paint-worker.ts?worker&url";

/** A tile that a painter keeps. */
export type PaintedTile = {
  readonly id: number;
  /** Lets go of its memory. */
  close(): void;
};

/** Paints a picture into a canvas, and leaves the page's own thread alone. */
export type Painter = {
  /**
   * Takes over a canvas.
   *
   * @param onPainted called once there is something to see
   */
  begin(canvas: HTMLCanvasElement, onPainted: () => void): void;
  /** Takes over a tile. */
  keep(bitmap: ImageBitmap): PaintedTile;
  paint(picture: Picture): void;
  stop(): void;
};

/** A painter in a worker of its own; null where the browser has none, or does not load it. */
export async function startPainter(): Promise<Painter | null> {
  const isPossible =
    "Worker" in globalThis && "transferControlToOffscreen" in HTMLCanvasElement.prototype;
  if (!isPossible) return null;
  const worker = new Worker(workerAddress);
  const isReady = await new Promise<boolean>((resolve) => {
    worker.addEventListener("message", () => resolve(true), { once: true });
    worker.addEventListener("error", () => resolve(false), { once: true });
  });
  if (isReady) return painterIn(worker);
  worker.terminate();
  return null;
}

function painterIn(worker: Worker): Painter {
  let last = 0;
  const tell = (job: PaintJob, taken: Transferable[] = []) => worker.postMessage(job, taken);
  return {
    begin(shown, onPainted) {
      worker.addEventListener("message", ({ data }: MessageEvent<PaintAnswer>) => {
        if (data === "painted") onPainted();
      });
      const canvas = shown.transferControlToOffscreen();
      tell({ type: "begin", canvas }, [canvas]);
    },
    keep(bitmap) {
      const id = ++last;
      tell({ type: "keep", id, bitmap }, [bitmap]);
      return { id, close: () => tell({ type: "drop", id }) };
    },
    paint: (picture) => tell({ type: "paint", picture }),
    stop: () => worker.terminate(),
  };
}
