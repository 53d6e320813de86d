import { beforeEach, describe, expect, it, vi } from "vitest";
import { landing } from "../../../../../src/client/features/exhibitions/story/landing.ts";
import { createStagePainter } from "../../../../../src/client/features/exhibitions/story/stage-painter.ts";
import type { StageView } from "../../../../../src/client/features/exhibitions/story/stage-painter.ts";
import type { Region } from "../../../../../src/view/view.ts";
import { eventually } from "../../../../support/eventually.ts";

const stage = { width: 800, height: 600 };
const grid = { width: 4_000, height: 3_000, tileWidth: 512, scaleFactors: [1, 2, 4, 8] };
/** Width of the small version of the whole image, in pixels. */
const small = 400;

/** Where the whole image was painted last: its scale, and the position of its upper left corner. */
let painted: { scale: number; x: number; y: number } | null = null;
let frames: FrameRequestCallback[] = [];

/** The decoded small versions, and whether their memory was freed. */
let decoded: { width: number; isClosed: boolean }[] = [];

async function decode() {
  const one = { width: small, isClosed: false, close: () => (one.isClosed = true) };
  decoded.push(one);
  return one;
}

/** Loads small versions; tiles never load. */
const answer = (url: string) =>
  url.endsWith(".webp") ? Promise.resolve(new Response("small")) : new Promise(() => {});

/** Runs the pending animation frames at a time in milliseconds. */
function frameAt(now: number) {
  const due = frames;
  frames = [];
  for (const draw of due) draw(now);
}

beforeEach(() => {
  painted = null;
  frames = [];
  decoded = [];
  vi.stubGlobal("fetch", answer);
  vi.stubGlobal("createImageBitmap", decode);
  vi.stubGlobal("requestAnimationFrame", (draw: FrameRequestCallback) => frames.push(draw));
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});

function createPainter(isCalm: boolean, isAbove = true) {
  const canvas = document.createElement("canvas");
  Object.defineProperties(canvas, {
    clientWidth: { value: stage.width },
    clientHeight: { value: stage.height },
  });
  let matrix = [1, 0, 0, 1, 0, 0];
  const context = {
    clearRect() {},
    setTransform: (...next: number[]) => {
      matrix = next;
    },
    drawImage(_: unknown, sx: number, sy: number, sw: number, __: number, ...onto: number[]) {
      const [dx = NaN, dy = NaN, dw = NaN] = onto;
      const [a = NaN, , , , e = NaN, f = NaN] = matrix;
      const perImagePixel = (dw / sw) * (small / grid.width) * a;
      painted = {
        scale: perImagePixel,
        x: dx * a + e - ((sx * grid.width) / small) * perImagePixel,
        y: dy * a + f - ((sy * grid.width) / small) * perImagePixel,
      };
    },
  };
  vi.spyOn(canvas, "getContext").mockReturnValue(context as never);
  const animate = vi.fn();
  canvas.animate = animate;
  const onLanded = vi.fn();
  const onShown = vi.fn();
  const painter = createStagePainter({
    canvas,
    isCalm,
    onShown: isAbove ? onShown : undefined,
    onLanded,
  });
  return { painter, onLanded, onShown, animate };
}

function viewOf(region: Region | null, service = "/iiif/image/3/world"): StageView {
  return {
    image: { service, grid },
    baseUrl: `${service}/full/400,/0/default.webp`,
    look: { region, rotation: 0, mirror: false },
    filter: "none",
  };
}

function expectLanded({ look }: StageView) {
  const { centre, scale } = landing(look, stage, grid);
  expect(painted?.scale).toBeCloseTo(scale, 6);
  expect(Math.abs((painted?.x ?? NaN) - (stage.width / 2 - centre.x * scale))).toBeLessThan(1);
  expect(Math.abs((painted?.y ?? NaN) - (stage.height / 2 - centre.y * scale))).toBeLessThan(1);
}

const whole = viewOf(null);
const detail = viewOf({ x: 2_400, y: 300, width: 500, height: 700 });

describe("stage-painter: painting a story's stage", () => {
  it("flies to another view of the same image, and lands on it", async () => {
    const { painter, onShown, onLanded } = createPainter(false);
    painter.show(whole);
    await eventually(() => expect(onShown).toHaveBeenCalledTimes(1));
    frameAt(0);
    expectLanded(whole);
    onLanded.mockClear();
    painter.show(detail);
    frameAt(1_000);
    expectLanded(whole);
    frameAt(1_400);
    expect(painted?.scale).toBeGreaterThan(landing(whole.look, stage, grid).scale);
    expect(onLanded).not.toHaveBeenCalled();
    frameAt(9_000);
    expect(onLanded).toHaveBeenCalledTimes(1);
    expectLanded(detail);
    painter.stop();
  });

  it("changes its destination in flight without a jump", async () => {
    const { painter, onShown } = createPainter(false);
    painter.show(whole);
    await eventually(() => expect(onShown).toHaveBeenCalled());
    frameAt(0);
    painter.show(detail);
    frameAt(1_000);
    frameAt(1_500);
    const before = painted;
    painter.show(whole);
    frameAt(1_500);
    expect(painted?.scale).toBeCloseTo(before?.scale ?? NaN, 6);
    frameAt(9_000);
    frameAt(9_001);
    expectLanded(whole);
    painter.stop();
  });

  it("cuts to the view if reduced motion is preferred", async () => {
    const { painter, onShown, onLanded } = createPainter(true);
    painter.show(whole);
    await eventually(() => expect(onShown).toHaveBeenCalled());
    frameAt(0);
    onLanded.mockClear();
    painter.show(detail);
    expect(onLanded).toHaveBeenCalledTimes(1);
    frameAt(1);
    expectLanded(detail);
    expect(frames).toHaveLength(0);
    painter.stop();
  });

  it("shows only the most recently requested image, and frees the others", async () => {
    const { painter, onShown, animate } = createPainter(false);
    painter.show(whole);
    await eventually(() => expect(onShown).toHaveBeenCalledTimes(1));
    painter.show(viewOf(null, "/iiif/image/3/passed"));
    const last = viewOf({ x: 0, y: 0, width: 400, height: 300 }, "/iiif/image/3/moon");
    painter.show(last);
    await eventually(() => expect(onShown).toHaveBeenCalledTimes(2));
    expect(animate).toHaveBeenCalledTimes(1);
    frameAt(0);
    expectLanded(last);
    expect(decoded.map(({ isClosed }) => isClosed)).toEqual([true, true, false]);
    painter.stop();
    expect(decoded.every(({ isClosed }) => isClosed)).toBe(true);
  });

  it("loads an image once during fast navigation, and shows the latest view", async () => {
    const asked = vi.fn(answer);
    vi.stubGlobal("fetch", asked);
    const { painter, onShown } = createPainter(false);
    painter.show(whole);
    painter.show(detail);
    painter.show(whole);
    painter.show(detail);
    await eventually(() => expect(onShown).toHaveBeenCalledTimes(1));
    expect(asked.mock.calls.filter(([url]) => url.endsWith(".webp"))).toHaveLength(1);
    frameAt(0);
    expectLanded(detail);
    painter.show(viewOf(null, "/iiif/image/3/moon"));
    painter.show(whole);
    await new Promise((resolve) => setTimeout(resolve, 20));
    frameAt(9_000);
    frameAt(18_000);
    expectLanded(whole);
    expect(onShown).toHaveBeenCalledTimes(1);
    painter.stop();
    expect(decoded.every(({ isClosed }) => isClosed)).toBe(true);
  });

  it("waits for an idle moment only if a still image is beneath the canvas", async () => {
    let rest = () => {};
    vi.stubGlobal("requestIdleCallback", (go: () => void) => {
      rest = go;
      return 1;
    });
    const above = createPainter(false);
    above.painter.show(whole);
    await eventually(() => expect(decoded).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(above.onShown).not.toHaveBeenCalled();
    rest();
    await eventually(() => expect(above.onShown).toHaveBeenCalledTimes(1));
    above.painter.stop();
    const alone = createPainter(false, false);
    alone.painter.show(whole);
    await eventually(() => expect(alone.onLanded).toHaveBeenCalledTimes(1));
    alone.painter.stop();
  });

  it("reports an image as shown even if its small version fails to load", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    const { painter, onShown, onLanded } = createPainter(false);
    painter.show(whole);
    await eventually(() => expect(onShown).toHaveBeenCalledTimes(1));
    expect(onLanded).toHaveBeenCalledTimes(1);
    frameAt(0);
    expect(painted).toBeNull();
    painter.stop();
  });
});
