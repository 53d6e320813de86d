import { beforeEach, describe, expect, it, vi } from "vitest";
import type { PaintJob, Picture } from "../../../../src/client/features/viewer/painting.ts";

const picture: Picture = { width: 10, height: 10, rotation: 0, mirror: false, layers: [] };
const answers = vi.fn();
const clearRect = vi.fn();
const context = {
  canvas: { width: 1, height: 1 },
  resetTransform: () => {},
  translate: () => {},
  rotate: () => {},
  clearRect,
};

/** Runs the worker in an environment that provides this canvas context. */
async function startWorker(granted: object | null) {
  let hear: ((event: { data: PaintJob }) => void) | undefined;
  let frame: (() => void) | undefined;
  vi.stubGlobal("postMessage", answers);
  vi.stubGlobal("addEventListener", (_name: string, listener: typeof hear) => {
    hear = listener;
  });
  vi.stubGlobal("requestAnimationFrame", (next: () => void) => {
    frame = next;
  });
  class FakeCanvas {
    getContext() {
      return granted;
    }
  }
  vi.stubGlobal("OffscreenCanvas", FakeCanvas);
  await import("../../../../src/client/features/viewer/paint-worker.ts");
  return {
    tell: (data: PaintJob) => hear?.({ data }),
    canvas: new FakeCanvas() as unknown as OffscreenCanvas,
    /** Runs the pending animation frame once. */
    nextFrame: () => {
      const due = frame;
      frame = undefined;
      due?.();
    },
  };
}

describe("paint-worker: the paint worker", () => {
  beforeEach(() => {
    vi.resetModules();
    answers.mockReset();
    clearRect.mockReset();
  });

  it("reports whether it can paint", async () => {
    await startWorker(null);
    expect(answers).toHaveBeenLastCalledWith("unable");
    vi.resetModules();
    await startWorker(context);
    expect(answers).toHaveBeenLastCalledWith("ready");
  });

  it("continues after a frame that failed", async () => {
    const { tell, canvas, nextFrame } = await startWorker(context);
    tell({ type: "begin", canvas });
    clearRect.mockImplementationOnce(() => {
      throw new DOMException("no memory", "InvalidStateError");
    });
    tell({ type: "paint", picture });
    expect(nextFrame).toThrow("no memory");
    tell({ type: "paint", picture });
    nextFrame();
    expect(clearRect).toHaveBeenCalledTimes(2);
  });
});
