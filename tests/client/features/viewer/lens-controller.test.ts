import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createLens } from "../../../../src/client/features/viewer/lens-controller.ts";

const image = {
  service: "/s",
  grid: { width: 6000, height: 4000, tileWidth: 512, scaleFactors: [1, 2, 4, 8, 16] },
};

/** A lens over a picture shown 600 px wide, and a server that never answers. */
function lensUnderTest() {
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
  picture.getBoundingClientRect = () => new DOMRect(100, 50, 600, 400);
  const glass = document.createElement("div");
  const said: string[] = [];
  const lens = createLens(
    {
      image,
      picture,
      glass,
      canvas: document.createElement("canvas"),
      onRest: (words) => said.push(words),
      onStatus: () => {},
    },
    { shape: "square", size: 200, strength: 10 },
  );
  return { lens, glass, asked, aborted, said };
}

describe("the lens at work", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(1024);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it("asks for the full resolution under the glass and a little around it, and nothing else", () => {
    const { lens, asked } = lensUnderTest();
    lens.hold({ x: 100 + 25.6, y: 50 + 25.6 }, false);
    vi.advanceTimersByTime(50);
    expect(asked).toEqual(["/s/0,0,512,512/512,512/0/default.jpg"]);
  });

  it("aborts what it has left behind", () => {
    const { lens, asked, aborted } = lensUnderTest();
    lens.hold({ x: 125, y: 75 }, false);
    vi.advanceTimersByTime(50);
    lens.hold({ x: 600, y: 400 }, false);
    vi.advanceTimersByTime(50);
    expect(aborted).toEqual(["/s/0,0,512,512/512,512/0/default.jpg"]);
    expect(asked.length).toBeGreaterThan(1);
  });

  it("draws once a frame, however often it is moved", () => {
    const { lens, glass } = lensUnderTest();
    const frames = vi.spyOn(window, "requestAnimationFrame");
    for (let x = 200; x < 260; x += 1) lens.hold({ x, y: 200 }, false);
    expect(frames).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(50);
    expect(glass.style.transform).toBe("translate(159px, 100px)");
  });

  it("stands above a finger", () => {
    const { lens, glass } = lensUnderTest();
    lens.hold({ x: 300, y: 400 }, true);
    vi.advanceTimersByTime(50);
    expect(glass.style.transform).toBe("translate(200px, 172px)");
  });

  it("says where it is once it rests, and not on the way", () => {
    const { lens, said } = lensUnderTest();
    lens.hold({ x: 110, y: 60 }, false);
    vi.advanceTimersByTime(400);
    lens.move(0.5, 0);
    vi.advanceTimersByTime(400);
    expect(said).toEqual([]);
    vi.advanceTimersByTime(400);
    expect(said).toEqual(["Lens: upper left, ten times"]);
  });

  it("stays on the picture, however far it is moved", () => {
    const { lens, glass } = lensUnderTest();
    lens.move(1000, 1000);
    vi.advanceTimersByTime(50);
    expect(glass.style.transform).toBe("translate(600px, 350px)");
  });

  it("leaves nothing behind when lifted or stopped", () => {
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
});
