import { fork, type ChildProcess } from "node:child_process";
import { constants, setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import type { DescribedPlate } from "./details.ts";
import { fullSize } from "./layout.ts";
import type { PictureKind, Plate } from "./plate.ts";
import type { DrawingAnswer } from "./worker.ts";

/** A request to the drawing process: an image of some size, or the details of images of that size. */
export type DrawingRequest = {
  id: number;
  plate: Plate;
  kind: PictureKind | "description";
  size: number;
};

type Waiting = { resolve: (answer: DrawingAnswer) => void; reject: (reason: Error) => void };

type Drawer = { child: ChildProcess; waiting: Map<number, Waiting>; rest?: NodeJS.Timeout };

/** Idle time after which the drawing process, which holds the world in memory, ends. */
const restMs = 5000;

let drawer: Drawer | null = null;
let lastId = 0;

/**
 * Draws an image of a plate in a separate process, which stays alive while there is work. A thread would not do: only
 * the end of a process frees the hundreds of megabytes used for drawing.
 *
 * @param size width and maximum height in pixels
 * @returns a JPEG; rejects if the image cannot be drawn or the process ends
 */
export async function drawPlate(plate: Plate, kind: PictureKind, size = fullSize): Promise<Buffer> {
  const answer = await ask((id) => ({ id, plate, kind, size }));
  if (!("bytes" in answer)) throw new Error("The drawing process gave no picture.");
  return Buffer.from(answer.bytes);
}

/** Computes the details of a plate in the drawing process; rejects like `drawPlate`. */
export async function describeAside(plate: Plate, size = fullSize): Promise<DescribedPlate> {
  const answer = await ask((id) => ({ id, plate, kind: "description", size }));
  if (!("described" in answer)) throw new Error("The drawing process gave no description.");
  return answer.described;
}

function ask(requestOf: (id: number) => DrawingRequest): Promise<DrawingAnswer> {
  const current = (drawer ??= startDrawer());
  clearTimeout(current.rest);
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    current.waiting.set(id, { resolve, reject });
    hold(current.child);
    current.child.send(requestOf(id));
  });
}

/** Starts the drawing process before the first image is requested, because it takes a second to start. */
export function prepareToDraw(): void {
  if (drawer) return;
  drawer = startDrawer();
  restSoon(drawer);
}

function startDrawer(): Drawer {
  const child = fork(programPath(), {
    execArgv: [],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  // Requests of visitors have priority over drawing.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const started: Drawer = { child, waiting: new Map() };
  const failed = (reason: Error): void => {
    if (drawer === started) drawer = null;
    clearTimeout(started.rest);
    for (const { reject } of started.waiting.values()) reject(reason);
    started.waiting.clear();
  };
  child.on("message", (answer: DrawingAnswer) => settle(started, answer));
  child.on("error", failed);
  child.on("exit", () => failed(new Error("The drawing process ended.")));
  return started;
}

function settle(current: Drawer, answer: DrawingAnswer): void {
  const waiting = current.waiting.get(answer.id);
  current.waiting.delete(answer.id);
  if ("problem" in answer) waiting?.reject(new Error(answer.problem));
  else waiting?.resolve(answer);
  if (current.waiting.size === 0) restSoon(current);
}

/** Ends the drawing process once it has been idle for a while. */
function restSoon(current: Drawer): void {
  letGo(current.child);
  current.rest = setTimeout(() => {
    if (drawer === current) drawer = null;
    current.child.kill("SIGKILL");
  }, restMs).unref();
}

/** Keeps this process alive until the child has answered. */
function hold(child: ChildProcess): void {
  child.ref();
  child.channel?.ref();
}

function letGo(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}

/** Returns the path of the drawing program: bundled beside this module in the build, else its source. */
function programPath(): string {
  const program = import.meta.url.endsWith(".mjs") ? "./draw-worker.mjs" : "./source-worker.mjs";
  return fileURLToPath(new URL(program, import.meta.url));
}
