import { fork, type ChildProcess } from "node:child_process";
import { constants, setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import type { DescribedPlate } from "./details.ts";
import { fullSize } from "./layout.ts";
import type { PictureKind, Plate } from "./plate.ts";
import type { DrawingAnswer } from "./worker.ts";

/** What the worker is asked for: a picture of some size, or what is worth a closer look on pictures of it. */
export type DrawingRequest = {
  id: number;
  plate: Plate;
  kind: PictureKind | "description";
  size: number;
};

type Waiting = { resolve: (answer: DrawingAnswer) => void; reject: (reason: Error) => void };

type Drawer = { child: ChildProcess; waiting: Map<number, Waiting>; rest?: NodeJS.Timeout };

/** How long the drawing process, and the world it holds in memory, are kept when there is nothing to do. */
const restMs = 5000;

let drawer: Drawer | null = null;
let lastId = 0;

/**
 * Draws a picture of a plate in a process of its own, which is kept while there is work. It is a
 * process and no thread, because only its end gives back the hundreds of megabytes it draws in.
 *
 * @param size width in pixels and greatest height
 * @returns a JPEG; rejects if the picture cannot be drawn or the process ends
 */
export async function drawPlate(plate: Plate, kind: PictureKind, size = fullSize): Promise<Buffer> {
  const answer = await ask((id) => ({ id, plate, kind, size }));
  if (!("bytes" in answer)) throw new Error("The drawing process gave no picture.");
  return Buffer.from(answer.bytes);
}

/** Finds out, in the same process, what is worth a closer look on a plate; rejects as `drawPlate` does. */
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

/** Starts the drawing process ahead of the first picture: it takes a second to be ready. */
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
  // Whoever looks at the site comes before the drawing of more of it.
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

/** Ends a drawing process that has nothing to do for a while. */
function restSoon(current: Drawer): void {
  letGo(current.child);
  current.rest = setTimeout(() => {
    if (drawer === current) drawer = null;
    current.child.kill("SIGKILL");
  }, restMs).unref();
}

/** Keeps this process from ending before the child has answered. */
function hold(child: ChildProcess): void {
  child.ref();
  child.channel?.ref();
}

function letGo(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}

/** The drawing program: bundled beside this module in the build, else its source. */
function programPath(): string {
  const program = import.meta.url.endsWith(".mjs") ? "./draw-worker.mjs" : "./source-worker.mjs";
  return fileURLToPath(new URL(program, import.meta.url));
}
