import type { PaintAnswer, PaintJob, Picture } from "./painting.ts";
import workerAddress from "./paint-worker.ts?worker&url";

/** A tile that a painter stores. */
export type PaintedTile = {
  readonly id: number;
  /** Frees its memory. */
  close(): void;
};

/** Paints an image into a canvas without blocking the main thread. */
export type Painter = {
  /**
   * Takes control of a canvas.
   *
   * @param onPainted called once there is something to see
   */
  begin(canvas: HTMLCanvasElement, onPainted: () => void): void;
  /** Takes ownership of a tile. */
  keep(bitmap: ImageBitmap): PaintedTile;
  paint(picture: Picture): void;
  stop(): void;
};

/** Time limit for the worker's start, in milliseconds; after that the image is shown without it. */
const longestStart = 4000;

/**
 * Starts a painter in a worker.
 *
 * @returns null where the browser supports none, or it does not start in time, or cannot paint; never rejects
 */
export async function startPainter(): Promise<Painter | null> {
  const isPossible =
    "Worker" in globalThis && "transferControlToOffscreen" in HTMLCanvasElement.prototype;
  if (!isPossible) return null;
  const worker = newWorker();
  if (!worker) return null;
  const first = await new Promise<PaintAnswer | null>((resolve) => {
    const timer = setTimeout(() => resolve(null), longestStart);
    const answered = (answer: PaintAnswer | null) => {
      clearTimeout(timer);
      resolve(answer);
    };
    const options = { once: true };
    const onMessage = ({ data }: MessageEvent<PaintAnswer>) => answered(data);
    worker.addEventListener("message", onMessage, options);
    worker.addEventListener("error", () => answered(null), options);
  });
  if (first === "ready") return painterIn(worker);
  worker.terminate();
  return null;
}

/** Returns null for browsers that forbid workers; their constructor throws. */
function newWorker(): Worker | null {
  try {
    return new Worker(workerAddress);
  } catch {
    return null;
  }
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
