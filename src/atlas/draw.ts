import { Worker } from "node:worker_threads";
import { fullSize } from "./layout.ts";
import type { PictureKind, Plate } from "./plate.ts";
import type { DrawingAnswer } from "./worker.ts";

/** What the worker is asked for. */
export type DrawingRequest = { id: number; plate: Plate; kind: PictureKind; size: number };

type Waiting = { resolve: (bytes: Buffer) => void; reject: (reason: Error) => void };

type Drawer = { worker: Worker; waiting: Map<number, Waiting>; rest?: NodeJS.Timeout };

/** How long the worker, and the world it holds in memory, are kept when there is nothing to do. */
const restMs = 5000;

let drawer: Drawer | null = null;
let lastId = 0;

/**
 * Draws a picture of a plate in a worker thread, which is kept while there is work.
 *
 * @param size width in pixels and greatest height
 * @returns a JPEG; rejects if the picture cannot be drawn or the worker ends
 */
export function drawPlate(plate: Plate, kind: PictureKind, size = fullSize): Promise<Buffer> {
  const current = (drawer ??= startDrawer());
  clearTimeout(current.rest);
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    current.waiting.set(id, { resolve, reject });
    current.worker.ref();
    const request: DrawingRequest = { id, plate, kind, size };
    current.worker.postMessage(request);
  });
}

function startDrawer(): Drawer {
  const started: Drawer = { worker: new Worker(workerAddress()), waiting: new Map() };
  const failed = (reason: Error): void => {
    if (drawer === started) drawer = null;
    clearTimeout(started.rest);
    for (const { reject } of started.waiting.values()) reject(reason);
    started.waiting.clear();
  };
  started.worker.on("message", (answer: DrawingAnswer) => settle(started, answer));
  started.worker.on("error", failed);
  started.worker.on("exit", () => failed(new Error("The drawing worker ended.")));
  return started;
}

function settle(current: Drawer, answer: DrawingAnswer): void {
  const waiting = current.waiting.get(answer.id);
  current.waiting.delete(answer.id);
  if ("bytes" in answer) waiting?.resolve(Buffer.from(answer.bytes.buffer));
  else waiting?.reject(new Error(answer.problem));
  if (current.waiting.size > 0) return;
  current.worker.unref();
  current.rest = setTimeout(() => {
    if (drawer === current) drawer = null;
    void current.worker.terminate();
  }, restMs).unref();
}

/** The worker's program: bundled beside this module in the build, else its source. */
function workerAddress(): URL {
  const program = import.meta.url.endsWith(".mjs") ? "./draw-worker.mjs" : "./source-worker.mjs";
  return new URL(program, import.meta.url);
}
