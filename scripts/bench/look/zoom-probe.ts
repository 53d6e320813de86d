// Runs in the measured page. Samples the sharpness of its largest canvas at nine points while the wheel is still, and
// records the time between frames.

type Look = { at: number; sharpness: number };

const patch = 24;
/** Milliseconds without sampling after a turn of the wheel, and between samples: sampling takes time too. */
const [calm, pause] = [150, 100];
const looks: Look[] = [];
const drawnAt: number[] = [];
let began: number | null = null;
let turnedAt = 0;
let lookedAt = 0;
const copy = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });

addEventListener(
  "wheel",
  ({ timeStamp }) => {
    began ??= timeStamp;
    turnedAt = performance.now();
  },
  { capture: true },
);

function largest(): HTMLCanvasElement | null {
  const canvases = [...document.querySelectorAll("canvas")];
  const area = ({ width, height }: HTMLCanvasElement) => width * height;
  return canvases.toSorted((one, other) => area(other) - area(one))[0] ?? null;
}

/** Returns how much neighbouring pixels differ, at the least sharp of nine points; 0 if nothing is painted. */
function sharpness(canvas: HTMLCanvasElement): number {
  if (!copy) return 0;
  const { width, height } = canvas;
  // Copies once for all points: each read of a canvas that a worker paints copies the whole canvas.
  if (copy.canvas.width !== width) copy.canvas.width = width;
  if (copy.canvas.height !== height) copy.canvas.height = height;
  copy.clearRect(0, 0, width, height);
  copy.drawImage(canvas, 0, 0);
  const shares = [0.2, 0.5, 0.8];
  const places = shares.flatMap((x) => shares.map((y) => [x, y] as const));
  return Math.min(...places.map(([x, y]) => detail(copy, width * x, height * y)));
}

function detail(from: OffscreenCanvasRenderingContext2D, x: number, y: number): number {
  const { data } = from.getImageData(x - patch / 2, y - patch / 2, patch, patch);
  let difference = 0;
  for (let at = 4; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 230) return 0;
    difference += Math.abs((data[at + 1] ?? 0) - (data[at - 3] ?? 0));
  }
  return difference / (patch * patch);
}

let isWatched = false;
function frame(at: number) {
  drawnAt.push(at);
  requestAnimationFrame(frame);
  if (!isWatched || began === null || at - turnedAt < calm || at - lookedAt < pause) return;
  lookedAt = at;
  const canvas = largest();
  if (canvas) looks.push({ at, sharpness: sharpness(canvas) });
}
requestAnimationFrame(frame);

/** Measurements of the page since the first turn of the wheel. */
const zoomBench = {
  /** Starts sampling the canvas. */
  watch() {
    isWatched = true;
    began = null;
    looks.length = 0;
  },
  /**
   * Returns the milliseconds from the first turn of the wheel until the canvas stayed nearly as sharp as at the end,
   * and its final sharpness.
   */
  sharpAfter(): { after: number; sharpness: number } | null {
    const end = looks.at(-1);
    if (began === null || !end || end.sharpness === 0) return null;
    const last = looks.findLastIndex(({ sharpness: seen }) => seen < end.sharpness * 0.85);
    return { after: (looks[last + 1]?.at ?? Infinity) - began, sharpness: end.sharpness };
  },
  /** Returns the milliseconds between the frames since the previous call. */
  takeFrames(): number[] {
    const between = drawnAt.slice(1).map((at, index) => at - (drawnAt[index] ?? at));
    drawnAt.length = 0;
    return between;
  },
};

Object.assign(globalThis, { zoomBench });
