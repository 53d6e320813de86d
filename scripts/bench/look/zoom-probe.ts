// Runs in the measured page and looks, each frame, at its largest canvas: how sharp it is at nine places,
// and how long the frames take.

type Look = { at: number; sharpness: number };

const patch = 24;
const looks: Look[] = [];
const drawnAt: number[] = [];
let began: number | null = null;
const patches = new OffscreenCanvas(patch, patch).getContext("2d", { willReadFrequently: true });

addEventListener("wheel", ({ timeStamp }) => (began ??= timeStamp), { capture: true });

function largest(): HTMLCanvasElement | null {
  const canvases = [...document.querySelectorAll("canvas")];
  const area = ({ width, height }: HTMLCanvasElement) => width * height;
  return canvases.toSorted((one, other) => area(other) - area(one))[0] ?? null;
}

/** How much neighbouring pixels differ, at the dullest of nine places; 0 where nothing is painted. */
function sharpness(canvas: HTMLCanvasElement): number {
  const shares = [0.2, 0.5, 0.8];
  const places = shares.flatMap((x) => shares.map((y) => [x, y] as const));
  return Math.min(...places.map(([x, y]) => detail(canvas, canvas.width * x, canvas.height * y)));
}

function detail(canvas: HTMLCanvasElement, x: number, y: number): number {
  if (!patches) return 0;
  patches.clearRect(0, 0, patch, patch);
  patches.drawImage(canvas, x - patch / 2, y - patch / 2, patch, patch, 0, 0, patch, patch);
  const { data } = patches.getImageData(0, 0, patch, patch);
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
  const canvas = isWatched ? largest() : null;
  if (canvas && began !== null) looks.push({ at, sharpness: sharpness(canvas) });
  requestAnimationFrame(frame);
}
requestAnimationFrame(frame);

/** What a page has shown since the first turn of the wheel. */
const zoomBench = {
  /** Begins to look at the canvas. */
  watch() {
    isWatched = true;
    began = null;
    looks.length = 0;
  },
  /** Milliseconds from the first turn of the wheel until the canvas was, for good, nearly as sharp as in the end. */
  sharpAfter(): number | null {
    const end = looks.at(-1);
    if (began === null || !end || end.sharpness === 0) return null;
    const last = looks.findLastIndex(({ sharpness: seen }) => seen < end.sharpness * 0.85);
    return (looks[last + 1]?.at ?? Infinity) - began;
  },
  /** Milliseconds between the frames since this was last asked. */
  takeFrames(): number[] {
    const between = drawnAt.slice(1).map((at, index) => at - (drawnAt[index] ?? at));
    drawnAt.length = 0;
    return between;
  },
};

Object.assign(globalThis, { zoomBench });
