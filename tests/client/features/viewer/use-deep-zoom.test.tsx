import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useDeepZoom } from "../../../../src/client/features/viewer/use-deep-zoom.ts";
import { canStart, viewer, viewport } from "./fake-openseadragon.ts";
import { FakePaintWorker } from "./fake-paint-worker.ts";
import { eventually } from "../../../support/eventually.ts";

const grid = { width: 6000, height: 4000, tileWidth: 512, scaleFactors: [1, 2, 4, 8] };
const image = { service: "/iiif/image/3/map", grid };
const look = { region: null, rotation: 0, mirror: false };
const target = {
  image,
  elementRef: { current: document.createElement("div") },
  baseUrl: null,
  look,
  onLook: () => {},
};

describe("use-deep-zoom: a zoom view whose tiles failed", () => {
  beforeEach(() => {
    vi.clearAllMocks();
    canStart.value = true;
  });

  it("requests them again when the browser is online", async () => {
    const asked = vi.fn(() => Promise.reject(new TypeError("Failed to fetch")));
    vi.stubGlobal("fetch", asked);
    const { result } = renderHook(() => useDeepZoom(target));
    await eventually(() => expect(viewer.open).toHaveBeenCalled());
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    viewer.raise("open");
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(result.current.tiles.failed).toBeGreaterThan(0);
    asked.mockClear();
    await act(async () => void window.dispatchEvent(new Event("online")));
    expect(asked).toHaveBeenCalled();
  });
});

describe("use-deep-zoom: after a window resize", () => {
  beforeEach(() => {
    vi.clearAllMocks();
    canStart.value = true;
    vi.stubGlobal("fetch", () => new Promise(() => {}));
  });

  const begun = async () => {
    const region = { x: 600, y: 400, width: 1500, height: 1000 };
    const { result } = renderHook(() => useDeepZoom({ ...target, look: { ...look, region } }));
    await eventually(() => expect(viewer.open).toHaveBeenCalled());
    await act(async () => viewer.raise("open"));
    viewport.panTo.mockClear();
    return result.current;
  };

  it("the view returns to the URL's region if nobody has moved it", async () => {
    await begun();
    await act(async () => viewer.raise("after-resize"));
    expect(viewport.panTo).toHaveBeenCalledTimes(1);
  });

  it("the view stays if the user moved it or another view leads it", async () => {
    const zoom = await begun();
    await act(async () => viewer.raise("canvas-drag"));
    await act(async () => viewer.raise("after-resize"));
    expect(viewport.panTo).not.toHaveBeenCalled();
    zoom.follow({ centre: { x: 3000, y: 2000 }, scale: 0.1, rotation: 0, mirror: false });
    viewport.panTo.mockClear();
    await act(async () => viewer.raise("after-resize"));
    expect(viewport.panTo).not.toHaveBeenCalled();
  });
});

describe("use-deep-zoom: the worker of a zoom view", () => {
  beforeEach(() => {
    vi.clearAllMocks();
    FakePaintWorker.all = [];
    canStart.value = true;
    vi.stubGlobal("Worker", FakePaintWorker);
    vi.stubGlobal("fetch", () => new Promise(() => {}));
  });
  afterEach(() => {
    canStart.value = true;
  });

  const answer = () =>
    act(async () => {
      for (const worker of FakePaintWorker.all) worker.answer("ready");
    });
  const areEnded = () => FakePaintWorker.all.map(({ isEnded }) => isEnded);

  it("ends with the view", async () => {
    const { unmount } = renderHook(() => useDeepZoom(target));
    await answer();
    await eventually(() => expect(viewer.open).toHaveBeenCalled());
    expect(areEnded()).toEqual([false]);
    unmount();
    await eventually(() => expect(areEnded()).toEqual([true]));
  });

  it("ends when it becomes ready after the view was closed", async () => {
    const { unmount } = renderHook(() => useDeepZoom(target));
    unmount();
    await answer();
    await eventually(() => expect(areEnded()).toEqual([true]));
    expect(viewer.open).not.toHaveBeenCalled();
  });

  it("ends at each failed start of the view", async () => {
    canStart.value = false;
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    const { result } = renderHook(() => useDeepZoom(target));
    await answer();
    await eventually(() => expect(result.current.state).toBe("failed"));
    expect(areEnded()).toEqual([true]);
    act(() => result.current.retry());
    await answer();
    await eventually(() => expect(result.current.state).toBe("failed"));
    expect(areEnded()).toEqual([true, true]);
  });

  it("is optional when the browser forbids it", async () => {
    vi.stubGlobal("Worker", function () {
      throw new DOMException("forbidden", "SecurityError");
    });
    renderHook(() => useDeepZoom(target));
    await eventually(() => expect(viewer.open).toHaveBeenCalled());
  });
});
