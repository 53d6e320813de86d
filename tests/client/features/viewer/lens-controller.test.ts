import fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createLens } from "../../../../src/client/features/viewer/lens-controller.ts";
import type { LensRest } from "../../../../src/client/features/viewer/lens-controller.ts";
import type { LensGround } from "../../../../src/client/features/viewer/lens-ground.ts";
import type { ThroughImage } from "../../../../src/client/features/viewer/useThrough.ts";

const image = {
  service: "/s",
  grid: { width: 6000, height: 4000, tileWidth: 512, scaleFactors: [1, 2, 4, 8, 16] },
};

/** An X-ray of the whole image at half its size. */
const xray: ThroughImage = {
  index: 1,
  name: "X-ray",
  inWords: "the X-ray",
  over: [2, 0, 0, 2, 0, 0],
  image: {
    service: "/x",
    grid: { width: 3000, height: 2000, tileWidth: 512, scaleFactors: [1, 2, 4, 8] },
  },
  smallUrl: "/x/small.webp",
};

/** Creates a lens over an image shown 600 px wide, or with another placement, and a server that never responds. */
function lensUnderTest(placement: Partial<ReturnType<LensGround["placement"]>> = {}) {
  const asked: string[] = [];
  const aborted: string[] = [];
  vi.stubGlobal(
    "fetch",
    (url: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        asked.push(url);
        signal.addEventListener("abort", () => {
          aborted.push(url);
          reject(new DOMException("aborted", "AbortError"));
        });
      }),
  );
  const picture = document.createElement("div");
  const lies = { centre: { x: 3000, y: 2000 }, scale: 0.1, rotation: 0, mirror: false };
  const panned: [number, number][] = [];
  const ground: LensGround = {
    element: () => picture,
    placement: () => ({ ...lies, ...placement }),
    shown: () => null,
    onMove: () => () => undefined,
    panBy: (across, down) => panned.push([Math.round(across), Math.round(down)]),
    takesPointers: false,
  };
  picture.getBoundingClientRect = () => new DOMRect(100, 50, 600, 400);
  const glass = document.createElement("div");
  const said: string[] = [];
  const rests: LensRest[] = [];
  const lens = createLens(
    {
      image,
      ground,
      glass,
      canvas: document.createElement("canvas"),
      onRest: (rest) => {
        rests.push(rest);
        said.push(rest.words);
      },
      onStatus: () => {},
    },
    { shape: "square", size: 200, strength: 10 },
  );
  return { lens, glass, asked, aborted, said, rests, panned };
}

describe("lens-controller: the lens", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(1024);
  });

  it("requests full resolution tiles only under the glass", () => {
    const { lens, asked } = lensUnderTest();
    lens.hold({ x: 100 + 25.6, y: 50 + 25.6 }, false);
    vi.advanceTimersByTime(50);
    expect(asked).toEqual(["/s/0,0,512,512/512,512/0/default.jpg"]);
  });

  it("aborts requests for tiles that it has left", () => {
    const { lens, asked, aborted } = lensUnderTest();
    lens.hold({ x: 125, y: 75 }, false);
    vi.advanceTimersByTime(50);
    lens.hold({ x: 600, y: 400 }, false);
    vi.advanceTimersByTime(50);
    expect(aborted).toEqual(["/s/0,0,512,512/512,512/0/default.jpg"]);
    expect(asked.length).toBeGreaterThan(1);
  });

  it("draws once per frame for any number of moves", () => {
    const { lens, glass } = lensUnderTest();
    const frames = vi.spyOn(window, "requestAnimationFrame");
    for (let x = 200; x < 260; x += 1) lens.hold({ x, y: 200 }, false);
    expect(frames).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(50);
    expect(glass.style.transform).toBe("translate(159px, 100px)");
  });

  it("appears above a finger", () => {
    const { lens, glass } = lensUnderTest();
    lens.hold({ x: 300, y: 400 }, true);
    vi.advanceTimersByTime(50);
    expect(glass.style.transform).toBe("translate(200px, 172px)");
  });

  it("announces its position after it rests, and not during a movement", () => {
    const { lens, said } = lensUnderTest();
    lens.hold({ x: 110, y: 60 }, false);
    vi.advanceTimersByTime(400);
    lens.move(0.5, 0);
    vi.advanceTimersByTime(400);
    expect(said).toEqual([]);
    vi.advanceTimersByTime(400);
    expect(said).toEqual(["Lens: upper left, ten times"]);
  });

  it("stays on the image for any movement", () => {
    const { lens, glass } = lensUnderTest();
    lens.move(1000, 1000);
    vi.advanceTimersByTime(50);
    expect(glass.style.transform).toBe("translate(600px, 350px)");
  });

  it("leaves no requests or timers behind when it is lifted or stopped", () => {
    const { lens, glass, aborted, said } = lensUnderTest();
    lens.hold({ x: 125, y: 75 }, false);
    vi.advanceTimersByTime(50);
    lens.lift();
    vi.advanceTimersByTime(50);
    expect(glass.hidden).toBe(true);
    expect(aborted).toHaveLength(1);
    lens.hold({ x: 125, y: 75 }, false);
    lens.stop();
    vi.advanceTimersByTime(5000);
    expect(said).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("starts at a link's position and reports it after it rests", () => {
    const { lens, glass, rests } = lensUnderTest();
    lens.lay({ x: 1500, y: 1000 });
    vi.advanceTimersByTime(1000);
    expect(glass.style.transform).toBe("translate(150px, 50px)");
    expect(rests).toMatchObject([{ at: { x: 1500, y: 1000 }, strength: 10 }]);
  });

  it("finds the point under the pointer for every rotation, mirroring and position of the image", () => {
    fc.assert(
      fc.property(
        fc.record({
          rotation: fc.integer({ min: 0, max: 359 }),
          mirror: fc.boolean(),
          scale: fc.double({ min: 0.05, max: 2, noNaN: true }),
          centre: fc.record({
            x: fc.integer({ min: 2500, max: 3500 }),
            y: fc.integer({ min: 1500, max: 2500 }),
          }),
        }),
        (placement) => {
          const { lens, rests } = lensUnderTest(placement);
          lens.hold({ x: 400, y: 250 }, false);
          vi.advanceTimersByTime(1000);
          lens.stop();
          // The centre of the box.
          expect(rests[0]?.at.x).toBeCloseTo(placement.centre.x, 6);
          expect(rests[0]?.at.y).toBeCloseTo(placement.centre.y, 6);
        },
      ),
      { numRuns: 30 },
    );
  });

  it("moves right on screen over a rotated and mirrored image", () => {
    const { lens, glass } = lensUnderTest({ rotation: 180, mirror: true });
    lens.move(0, 0);
    vi.advanceTimersByTime(50);
    expect(glass.style.transform).toBe("translate(300px, 150px)");
    lens.move(1, 0);
    vi.advanceTimersByTime(50);
    expect(glass.style.transform).toBe("translate(320px, 150px)");
  });

  it("pans an image larger than its window when keys move it over the edge", () => {
    const { lens, panned } = lensUnderTest({ scale: 1 });
    lens.hold({ x: 690, y: 250 }, false);
    lens.move(1, 0);
    // The lens magnifies at most twice, so a step of a whole lens is 100 px.
    expect(panned).toEqual([[90, 0]]);
  });

  it("is hidden while its position is outside the viewport", () => {
    const { lens, glass } = lensUnderTest({ scale: 1 });
    lens.lay({ x: 100, y: 100 });
    vi.advanceTimersByTime(50);
    expect(glass.hidden).toBe(true);
  });

  it("shows another image at its own sharpest level, and no tiles of the image below", () => {
    const { lens, glass, asked, aborted, said } = lensUnderTest();
    lens.hold({ x: 100 + 25.6, y: 50 + 25.6 }, false);
    vi.advanceTimersByTime(50);
    lens.lookThrough(xray);
    vi.advanceTimersByTime(1000);
    expect(asked).toEqual([
      "/s/0,0,512,512/512,512/0/default.jpg",
      "/x/0,0,512,512/512,512/0/default.jpg",
    ]);
    expect(aborted).toEqual(["/s/0,0,512,512/512,512/0/default.jpg"]);
    expect(glass.hasAttribute("data-through")).toBe(true);
    expect(said).toEqual(["Lens: upper left, ten times, through to the X-ray"]);
    lens.lookThrough(null);
    vi.advanceTimersByTime(50);
    expect(asked.at(-1)).toMatch(/^\/s\//);
    expect(glass.hasAttribute("data-through")).toBe(false);
  });

  it("has no strength limits while the image's placement is unknown", () => {
    const lens = createLens(
      {
        image,
        ground: {
          element: () => document.createElement("div"),
          placement: () => null,
          shown: () => null,
          onMove: () => () => undefined,
          panBy: null,
          takesPointers: true,
        },
        glass: document.createElement("div"),
        canvas: document.createElement("canvas"),
        onRest: () => {},
        onStatus: () => {},
      },
      { shape: "round", size: 200, strength: null },
    );
    lens.hold({ x: 100, y: 100 }, false);
    lens.move(1, 0);
    vi.advanceTimersByTime(1000);
    expect(lens.limits()).toBeNull();
  });
});
